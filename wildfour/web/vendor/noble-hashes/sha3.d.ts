/** The part of noble-hashes that the page uses. */
interface Hash {
  update(data: Uint8Array): this;
  xof(bytes: number): Uint8Array;
}
export const shake256: {
  (data: Uint8Array, options: { dkLen: number }): Uint8Array;
  create(): Hash;
};
