/** Reactions: paper faces and things in the avatars' muted tones, 64 by 64. */
const INK = '#2B2036', LIGHT = '#FBF5EA', PINK = '#D99AA0', LILAC = '#C9B6DF', AMBER = '#D9A15B', BARK = '#8A7A68';
const LINE = `fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`;
/** @param {string} features */
const face = (features) => `<circle cx="32" cy="34" r="24" fill="${LILAC}"/>${features}`;
/** @param {number} y @param {number} r */
const eyes = (y, r) => `<circle cx="23" cy="${y}" r="${r}" fill="${INK}"/><circle cx="41" cy="${y}" r="${r}" fill="${INK}"/>`;
/** @param {number} turn */
const petal = (turn) => `<ellipse cx="32" cy="11" rx="7.500" ry="9" fill="${PINK}" transform="rotate(${turn} 32 22)"/>`;

/** @type {Record<import("../protocol.d.ts").Reaction["emote"], string>} */
export const REACTIONS = {
  hello:
    `<g transform="rotate(14 32 40)"><path d="M20 40V21M27 34V12M34 34V11M41 36V15M46 44L54 31" fill="none" stroke="${LILAC}" stroke-width="7.500" stroke-linecap="round"/>` +
    `<path d="M16.300 38V44Q17 58 31 58Q42 58 49 44L44.500 34L37.500 30H24Z" fill="${LILAC}"/><path d="M24 46Q29 53 37 51" ${LINE}/></g>` +
    `<path d="M6 24Q6 15 12 9M55 12Q60 17 60 23" ${LINE.replace(INK, "currentColor")}/>`,
  "well-played":
    `<path d="M20 36V20L25 7Q34 6 33 15L31 25H47Q54 25 53 32L49 50Q48 55 42 55H28Q22 55 20 51Z" fill="${LILAC}"/>` +
    `<path d="M34 34H46M34 43H44" ${LINE}/><rect x="8" y="28" width="13" height="28" rx="4" fill="${AMBER}"/>`,
  thanks:
    `<path d="M32 26V58" fill="none" stroke="${BARK}" stroke-width="4" stroke-linecap="round"/><path d="M32 55Q32 42 48 40Q47 54 32 55ZM32 58Q31 48 19 46Q20 57 32 58Z" fill="${BARK}"/>` +
    `${[0, 72, 144, 216, 288].map(petal).join("")}<circle cx="32" cy="22" r="6" fill="${AMBER}"/>`,
  oops: face(
    `<path d="M17 29L26 26M47 29L38 26" ${LINE}/>${eyes(34, 2.8)}<rect x="20" y="44" width="24" height="9" rx="4.500" fill="${LIGHT}"/>` +
      `<path d="M26 44V53M32 44V53M38 44V53M20 48.500H44" fill="none" stroke="${INK}" stroke-width="1.600"/><path d="M53 8Q60 18 57 22Q53 26 49 22Q46 18 53 8Z" fill="#A9BBD3"/>`,
  ),
  thinking: face(
    `<circle cx="25" cy="29" r="2.800" fill="${INK}"/><circle cx="42" cy="29" r="2.800" fill="${INK}"/><path d="M19 22Q24 18 29 21M38 21Q43 17 48 22M25 45Q33 41 39 44" ${LINE}/>` +
      `<path d="M13 57Q14 48 23 49L31 47Q35 48 33 51L28 53Q31 63 20 63Q12 63 13 57Z" fill="${AMBER}"/>`,
  ),
  hurry:
    `<path d="M17 12H47Q46 25 35 32Q46 39 47 52H17Q18 39 29 32Q18 25 17 12Z" fill="${LIGHT}"/><path d="M21 19H43Q40 26 32 31Q24 26 21 19ZM32 35Q32 44 43 50H21Q32 44 32 35Z" fill="${AMBER}"/>` +
    `<path d="M17 13Q18 25 29 32Q18 39 17 51M47 13Q46 25 35 32Q46 39 47 51" ${LINE}/><path d="M13 10H51M13 54H51" fill="none" stroke="#7B6A9C" stroke-width="6.500" stroke-linecap="round"/>`,
  wow: face(
    `<circle cx="23" cy="30" r="6.500" fill="${LIGHT}"/><circle cx="41" cy="30" r="6.500" fill="${LIGHT}"/>${eyes(30, 3)}<ellipse cx="32" cy="47" rx="5.500" ry="7" fill="${INK}"/>` +
      `<path d="M16 19Q20 15 25 17M48 19Q44 15 39 17" ${LINE}/>`,
  ),
  sorry: face(
    `<path d="M17 29L26 25M47 29L38 25" ${LINE}/>${eyes(34, 2.8)}<path d="M25 50Q32 43 39 50" ${LINE}/><path d="M20 38Q24 45 21 48Q18 50 16 47Q15 43 20 38Z" fill="#A9BBD3"/>`,
  ),
};
