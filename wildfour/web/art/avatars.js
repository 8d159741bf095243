/** Avatars: paper animals in muted tones, so that only cards are saturated. avatarSVG(0…11). */
export const ANIMALS = [
  ['#D9CBEA', '#7B6A9C', 'point', 'whisker', 'cat'],
  ['#EBD3C3', '#A97155', 'round', 'muzzle', 'bear'],
  ['#DDE3EA', '#F4EFE8', 'long', 'nose', 'rabbit'],
  ['#E8DDC6', '#C99A63', 'point', 'mask', 'fox'],
  ['#D5E0DA', '#8FA79A', 'bump', 'mouth', 'frog'],
  ['#E9D2DC', '#C58FA6', 'flop', 'snout', 'pig'],
  ['#D3DCE8', '#5C6B84', 'none', 'beak', 'penguin'],
  ['#E6DFD3', '#8A7A68', 'tuft', 'owl', 'owl'],
  ['#DAD6E6', '#A6A0B8', 'side', 'trunk', 'elephant'],
  ['#EADFC8', '#B88A4E', 'round', 'mane', 'lion'],
  ['#DCE4E4', '#FBF8F2', 'round', 'patch', 'panda'],
  ['#E4D6CE', '#8C5E4A', 'side', 'monkey', 'monkey'],
];
/** @param {number} i which of the twelve */
export function avatarSVG(i) {
  const [ground, coat, ears, face, name] = ANIMALS[i % ANIMALS.length];
  const ink = '#2B2036', light = '#FBF5EA', pink = '#D99AA0';
  const darkCoat = ['cat', 'bear', 'penguin', 'owl', 'monkey'].includes(name);
  const eye = darkCoat && !['owl', 'monkey', 'penguin'].includes(name) ? light : ink;
  /** @type {Record<string, string>} */
  const EARS = {
    point: `<path d="M14 34L16 13L31 24ZM50 34L48 13L33 24Z" fill="${coat}" stroke="${coat}" stroke-width="3" stroke-linejoin="round"/>`,
    round: `<circle cx="17" cy="22" r="7.5" fill="${name === 'panda' ? ink : coat}"/><circle cx="47" cy="22" r="7.5" fill="${name === 'panda' ? ink : coat}"/>`,
    long: `<path d="M23 30V9M41 30V9" stroke="${coat}" stroke-width="10" stroke-linecap="round"/><path d="M23 26V12M41 26V12" stroke="${pink}" stroke-width="4" stroke-linecap="round"/>`,
    bump: `<circle cx="21" cy="23" r="8" fill="${coat}"/><circle cx="43" cy="23" r="8" fill="${coat}"/>`,
    flop: `<path d="M15 34L13 18L28 24ZM49 34L51 18L36 24Z" fill="${coat}" stroke="${coat}" stroke-width="3" stroke-linejoin="round"/>`,
    tuft: `<path d="M15 36L15 15L30 24ZM49 36L49 15L34 24Z" fill="${coat}" stroke="${coat}" stroke-width="3" stroke-linejoin="round"/>`,
    side: `<circle cx="11" cy="36" r="9" fill="${coat}"/><circle cx="53" cy="36" r="9" fill="${coat}"/><circle cx="11" cy="36" r="4.5" fill="${pink}"/><circle cx="53" cy="36" r="4.5" fill="${pink}"/>`,
    none: '',
  };
  const eyes = (y = 37, dx = 8, r = 2.6, fill = eye) => `<circle cx="${32 - dx}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${32 + dx}" cy="${y}" r="${r}" fill="${fill}"/>`;
  const smile = `<path d="M27 47Q32 51 37 47" fill="none" stroke="${eye}" stroke-width="2.4" stroke-linecap="round"/>`;
  /** @type {Record<string, string>} */
  const FACES = {
    whisker: eyes() + `<path d="M29.500 43.500H34.500L32 46.500Z" fill="${pink}"/>` + smile,
    muzzle: `<ellipse cx="32" cy="47" rx="9" ry="7" fill="${ground}"/><ellipse cx="32" cy="44" rx="3.500" ry="2.500" fill="${ink}"/>` + eyes(36, 9),
    nose: eyes(38, 8.5) + `<path d="M29.500 44H34.500L32 47Z" fill="${pink}"/><path d="M28 49Q32 52 36 49" fill="none" stroke="${ink}" stroke-width="2.200" stroke-linecap="round"/>`,
    mask: `<path d="M12 44Q22 38 32 52Q42 38 52 44Q48 60 32 60Q16 60 12 44Z" fill="${light}"/>` + eyes(38, 9) + `<ellipse cx="32" cy="51" rx="3.500" ry="2.600" fill="${ink}"/>`,
    mouth: eyes(23, 11, 3.2, ink) + `<path d="M21 43Q32 53 43 43" fill="none" stroke="${ink}" stroke-width="2.600" stroke-linecap="round"/>`,
    snout: eyes(36, 9) + `<ellipse cx="32" cy="46" rx="8" ry="5.500" fill="${ground}"/><circle cx="29" cy="46" r="1.500" fill="${ink}"/><circle cx="35" cy="46" r="1.500" fill="${ink}"/>`,
    beak: `<path d="M32 30Q48 26 46 44Q43 58 32 58Q21 58 18 44Q16 26 32 30Z" fill="${light}"/>` + eyes(40, 7, 2.5, ink) + '<path d="M28 45H36L32 51Z" fill="#D9A15B" stroke="#D9A15B" stroke-width="2" stroke-linejoin="round"/>',
    owl: `<circle cx="23" cy="38" r="8.500" fill="${light}"/><circle cx="41" cy="38" r="8.500" fill="${light}"/>` + eyes(38, 9, 3.6, ink) + '<path d="M29.500 44H34.500L32 49Z" fill="#D9A15B" stroke="#D9A15B" stroke-width="1.500" stroke-linejoin="round"/>',
    trunk: eyes(36, 10) + `<path d="M32 42V56" stroke="${coat}" stroke-width="10" stroke-linecap="round"/><path d="M28 50H36M28.500 55H35.500" stroke="#827B96" stroke-width="1.800" stroke-linecap="round"/>`,
    mane: `<circle cx="32" cy="41" r="14.500" fill="#E8C88F"/>` + eyes(38, 6.5) + `<path d="M29 43.500H35L32 46.500Z" fill="${ink}"/><path d="M28 49Q32 52 36 49" fill="none" stroke="${ink}" stroke-width="2.200" stroke-linecap="round"/>`,
    patch: `<ellipse cx="23" cy="38" rx="6" ry="7" fill="${ink}" transform="rotate(24 23 38)"/><ellipse cx="41" cy="38" rx="6" ry="7" fill="${ink}" transform="rotate(-24 41 38)"/>` + eyes(38, 8.5, 2.2, light) + `<ellipse cx="32" cy="46" rx="3" ry="2.200" fill="${ink}"/><path d="M28 50Q32 53 36 50" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>`,
    monkey: `<path d="M32 32Q40 25 45 33Q49 42 43 49Q38 57 32 57Q26 57 21 49Q15 42 19 33Q24 25 32 32Z" fill="#E7C9B2"/>` + eyes(38, 7, 2.6, ink) + `<path d="M26 48Q32 53 38 48" fill="none" stroke="${ink}" stroke-width="2.400" stroke-linecap="round"/>`,
  };
  return (
    `<rect width="64" height="64" rx="32" fill="${ground}"/>${EARS[ears]}` +
    `<ellipse cx="32" cy="41" rx="21" ry="19" fill="${coat}"/>${FACES[face]}`
  );
}
