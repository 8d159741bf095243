/** Card faces, generated from the card's code in text notation.
 *
 *   cardSVG('r7')  'y+2'  'bS'  'gR'  'W'  'W4'  'M'  'r7^' (flip card)  'back'
 *   cardSVG('W4', { named: 'g' })   a wild card on the discard pile shows its chosen color
 *
 * A face is four layers on a 200 × 280 ground: color, the suit as a cut-paper shape that bleeds off the
 * edge, one huge mark, and the index (mark, suit, letter) in the left 62 units, the part a fan shows.
 * Digits are outlines of Gabarito Black (SIL OFL), so that a face needs no font. Nothing here is copied from
 * any published deck.
 */
/** @type {Record<string, [width: number, path: string]>} */
const GLYPHS = {
  '0': [77, 'M39 2Q27 2 18 -4Q10 -10 5 -22Q0 -33 0 -50Q0 -66 5 -78Q10 -89 18 -96Q27 -102 39 -102Q50 -102 59 -96Q67 -89 72 -78Q77 -66 77 -50Q77 -33 72 -22Q67 -10 59 -4Q50 2 39 2ZM39 -24Q43 -24 46 -28Q48 -31 49 -37Q50 -43 50 -50Q50 -56 49 -62Q48 -68 46 -72Q43 -75 39 -75Q34 -75 31 -72Q29 -68 28 -62Q27 -56 27 -50Q27 -43 28 -37Q29 -31 32 -28Q34 -24 39 -24Z'],
  '1': [45, 'M18 -81 27 -72Q26 -70 22 -67Q18 -65 12 -63Q7 -62 0 -62V-86Q5 -86 10 -88Q15 -90 18 -93Q22 -96 23 -100H45V0H18Z'],
  '2': [70, 'M69 -73Q69 -67 68 -61Q66 -55 62 -49Q58 -43 49 -35L30 -15L26 -26H70V0H2V-22L28 -47Q35 -54 38 -58Q41 -62 42 -64Q43 -67 43 -69Q43 -72 42 -74Q40 -76 37 -76Q33 -76 28 -73Q24 -70 19 -64L0 -78Q4 -84 9 -90Q15 -95 22 -99Q29 -102 38 -102Q48 -102 55 -98Q62 -94 66 -88Q69 -81 69 -73Z'],
  '3': [76, 'M40 2Q27 2 17 -3Q8 -8 0 -17L17 -33Q21 -28 26 -26Q31 -24 37 -24Q43 -24 46 -26Q49 -28 49 -32Q49 -35 48 -36Q46 -38 43 -39Q39 -40 34 -40Q32 -40 31 -40Q29 -40 26 -40V-62Q28 -62 30 -62Q32 -62 33 -62Q40 -62 43 -64Q46 -66 46 -69Q46 -73 43 -74Q41 -76 37 -76Q32 -76 27 -73Q23 -71 18 -66L1 -83Q10 -93 19 -98Q28 -102 39 -102Q50 -102 57 -98Q64 -95 68 -89Q72 -82 72 -75Q72 -62 63 -55Q54 -47 38 -47L38 -57Q50 -57 59 -54Q67 -50 72 -44Q76 -37 76 -28Q76 -20 72 -13Q68 -6 60 -2Q52 2 40 2Z'],
  '4': [82, 'M70 -73V0H43V-40L42 -46L50 -73ZM0 -23V-38L19 -100H45L26 -38L26 -49H82V-23Z'],
  '5': [73, 'M24 -35 1 -40V-100H68V-74H18L27 -86V-48L19 -51Q23 -59 29 -62Q35 -66 44 -66Q52 -66 59 -62Q65 -58 69 -51Q73 -43 73 -33Q73 -22 68 -14Q63 -6 55 -2Q47 2 35 2Q24 2 15 -2Q5 -7 0 -15L24 -29Q26 -26 29 -24Q32 -23 35 -23Q40 -23 43 -25Q46 -28 46 -32Q46 -36 43 -38Q40 -41 35 -41Q32 -41 29 -40Q26 -38 24 -35Z'],
  '6': [76, 'M0 -47Q0 -65 5 -77Q10 -90 20 -96Q30 -102 43 -102Q52 -102 61 -98Q70 -95 76 -89L61 -71Q57 -74 53 -76Q48 -77 44 -77Q39 -77 35 -75Q31 -72 29 -65Q26 -58 27 -46H21Q25 -55 32 -59Q39 -64 48 -64Q56 -64 62 -60Q69 -56 72 -49Q76 -42 76 -33Q76 -23 72 -15Q68 -7 60 -3Q51 2 40 2Q28 2 19 -4Q10 -9 5 -20Q0 -31 0 -47ZM28 -32Q28 -27 32 -25Q35 -22 40 -22Q44 -22 48 -25Q51 -27 51 -32Q51 -37 48 -40Q44 -42 40 -42Q35 -42 32 -40Q28 -37 28 -32Z'],
  '7': [66, 'M1 0 39 -80 41 -74H0V-100H66V-78L31 0Z'],
  '8': [75, 'M37 2Q25 2 17 -2Q8 -6 4 -13Q0 -20 0 -29Q0 -34 3 -40Q5 -46 11 -50Q17 -55 25 -57L25 -46Q17 -49 12 -53Q6 -58 4 -63Q2 -68 2 -73Q2 -80 5 -87Q9 -94 17 -98Q25 -102 37 -102Q50 -102 58 -98Q65 -94 69 -87Q73 -80 73 -73Q73 -68 71 -63Q68 -58 63 -53Q58 -49 50 -46L49 -57Q58 -55 64 -50Q69 -46 72 -40Q75 -34 75 -29Q75 -20 71 -13Q66 -6 58 -2Q50 2 37 2ZM37 -22Q42 -22 45 -25Q48 -27 48 -31Q48 -35 45 -38Q42 -40 37 -40Q32 -40 30 -38Q27 -35 27 -31Q27 -27 30 -25Q32 -22 37 -22ZM37 -64Q42 -64 44 -66Q46 -68 46 -71Q46 -74 44 -76Q42 -78 37 -78Q33 -78 31 -76Q29 -74 29 -71Q29 -68 31 -66Q33 -64 37 -64Z'],
  '9': [76, 'M76 -53Q76 -35 71 -23Q66 -10 56 -4Q47 2 33 2Q24 2 15 -2Q7 -5 0 -11L15 -29Q19 -26 24 -24Q28 -23 33 -23Q38 -23 42 -25Q46 -28 48 -35Q50 -42 49 -54H55Q51 -45 44 -41Q37 -36 28 -36Q20 -36 14 -40Q7 -44 4 -51Q0 -58 0 -67Q0 -77 4 -85Q9 -93 17 -97Q25 -102 36 -102Q48 -102 57 -96Q66 -91 71 -80Q76 -69 76 -53ZM48 -68Q48 -73 45 -75Q41 -78 37 -78Q32 -78 29 -75Q26 -73 26 -68Q26 -63 29 -60Q32 -58 37 -58Q41 -58 45 -60Q48 -63 48 -68Z'],
  '+': [73, 'M23 -13V-87H50V-13ZM0 -37V-63H73V-37Z'],
  'R': [78, 'M0 0V-100H37Q48 -100 57 -96Q66 -92 71 -83Q77 -75 77 -63Q77 -51 71 -43Q66 -35 57 -31Q48 -27 37 -27H20V-53H36Q43 -53 46 -55Q50 -58 50 -63Q50 -69 46 -71Q43 -74 36 -74H20L27 -80V0ZM49 0 29 -40H58L78 0Z'],
  'Y': [96, 'M54 -52H43L68 -100H96L60 -31L61 -43V0H35V-43L35 -31L0 -100H29Z'],
  'G': [99, 'M51 2Q36 2 24 -4Q13 -11 6 -22Q0 -34 0 -49Q0 -61 4 -70Q7 -80 14 -87Q21 -94 30 -98Q40 -102 51 -102Q68 -102 80 -94Q91 -87 97 -72L73 -62Q70 -69 65 -72Q59 -76 51 -76Q44 -76 39 -73Q33 -70 30 -64Q27 -58 27 -49Q27 -41 30 -35Q33 -29 39 -26Q44 -23 51 -23Q57 -23 62 -25Q67 -27 69 -30Q72 -34 73 -40L82 -33H49V-57H97Q98 -54 98 -51Q99 -47 99 -44Q99 -33 95 -24Q91 -16 84 -10Q77 -4 69 -1Q60 2 51 2Z'],
  'B': [75, 'M0 0V-100H38Q52 -100 60 -97Q68 -94 71 -87Q74 -81 74 -72Q74 -65 72 -60Q69 -55 64 -52Q59 -49 53 -49V-51Q61 -51 66 -48Q71 -45 73 -39Q75 -34 75 -28Q75 -14 67 -7Q58 0 41 0ZM27 -88V-13L18 -25H40Q44 -25 46 -27Q48 -29 48 -32Q48 -36 46 -37Q44 -39 40 -39H18V-61H38Q43 -61 45 -63Q47 -64 47 -68Q47 -71 45 -73Q43 -75 38 -75H18Z'],
  'O': [102, 'M0 -50Q0 -61 4 -71Q7 -80 14 -87Q21 -94 30 -98Q40 -102 51 -102Q63 -102 72 -98Q81 -94 88 -87Q95 -80 99 -71Q102 -61 102 -50Q102 -38 99 -29Q95 -19 88 -12Q81 -5 72 -2Q63 2 51 2Q40 2 30 -2Q21 -5 14 -12Q7 -19 4 -29Q0 -38 0 -50ZM27 -50Q27 -42 30 -36Q33 -30 39 -27Q44 -24 51 -24Q58 -24 64 -27Q69 -30 72 -36Q75 -42 75 -50Q75 -58 72 -64Q69 -70 64 -73Q58 -76 51 -76Q44 -76 39 -73Q33 -70 30 -64Q27 -58 27 -50Z'],
};

/* Suits. Box -50…50, with a round 6-unit stroke of the same color to soften the corners. */
/** @type {Record<string, { name: string, suit: string, letter: string, path: string }>} */
export const SUITS = {
  r: { name: 'red', suit: 'heart', letter: 'R', path: 'M0 46L-41 5A29 29 0 0 1 0-37A29 29 0 0 1 41 5Z' },
  y: { name: 'yellow', suit: 'sun', letter: 'Y', path: sunPath(8, 50, 37) },
  g: { name: 'green', suit: 'leaf', letter: 'G', path: 'M-44 44A76 76 0 0 1 44-44A76 76 0 0 1-44 44Z' },
  b: { name: 'blue', suit: 'drop', letter: 'B', path: 'M0-53L31-10A38 38 0 1 1-31-10Z' },
  o: { name: 'orange', suit: 'flame', letter: 'O',
    path: 'M0 50C-27 50-43 32-42 8C-41-9-36-22-33-40C-25-32-20-26-16-18C-12-33-5-45 3-56C9-43 14-32 18-20C24-27 28-34 31-43C38-26 42-8 42 8C42 32 27 50 0 50Z' },
};

/* One or two distinct characters per color, from the language's catalog (de: Ro Ge Gr Bl Or). */
/** @type {Record<string, string>} */
const LETTERS = { r: 'R', y: 'Y', g: 'G', b: 'B', o: 'O' };

/**
 * Use another language's letters for faces drawn from now on.
 * @param {Record<string, string>} letters
 */
export function setLetters(letters) {
  Object.assign(LETTERS, letters);
  kept.clear();
}
/** @param {string} color */
export const letterOf = (color) => LETTERS[color];

/** @param {number} rays @param {number} far @param {number} near */
function sunPath(rays, far, near) {
  const points = [];
  for (let i = 0; i < rays * 2; i++) {
    const angle = Math.PI * i / rays - Math.PI / 2, reach = i % 2 ? near : far;
    points.push(`${Math.round(reach * Math.cos(angle))} ${Math.round(reach * Math.sin(angle))}`);
  }
  return `M${points.join('L')}Z`;
}

/* ground: the card; deep: the suit under the mark; on: the mark (paper on the dark pair, ink on the light pair); lit: the
   suit on plum or in the dark theme */
const PAPER = '#FFFBF3', INK = '#241831', PLUM = '#3A2552', PLUM_DEEP = '#2A1A3D';
/** @type {Record<string, { ground: string, deep: string, on: string, lit: string }>} */
export const TONES = {
  r: { ground: '#CE1B2F', deep: '#A90F24', on: PAPER, lit: '#F2455A' },
  y: { ground: '#FFC91F', deep: '#F3A90A', on: INK, lit: '#FFC91F' },
  g: { ground: '#22B77E', deep: '#159A67', on: INK, lit: '#2CC98C' },
  b: { ground: '#2346D2', deep: '#1832A6', on: PAPER, lit: '#5E86FF' },
  o: { ground: '#EB7A2A', deep: '#D05F14', on: INK, lit: '#F58A3C' },
};

/** @param {number} x @param {number} y */
const move = (x, y, k = 1, turn = 0) => `transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${+k.toFixed(3)})"`;

/** @param {string} color @param {number} x @param {number} y @param {number} half */
function suitShape(color, x, y, half, fill = TONES[color].ground, turn = 0) {
  return `<path ${move(x, y, half / 50, turn)} d="${SUITS[color].path}" fill="${fill}" stroke="${fill}" stroke-width="6" stroke-linejoin="round"/>`;
}

/* Outlines for the characters in GLYPHS; other letters use the interface font. */
/** @param {string} string @param {number} x @param {number} baseline @param {number} height @param {string} fill */
function text(string, x, baseline, height, fill) {
  if ([...string].some(ch => !GLYPHS[ch])) return `<text x="${x}" y="${baseline}" font-family="Gabarito, system-ui, sans-serif" font-weight="900" font-size="${height * 1.4}" text-anchor="middle" fill="${fill}">${string}</text>`;
  const k = height / 100, gap = 7;
  const width = [...string].reduce((sum, ch) => sum + GLYPHS[ch][0] + gap, -gap) * k;
  let left = x - width / 2;
  return [...string].map(ch => {
    const piece = `<path ${move(+left.toFixed(1), baseline, k)} d="${GLYPHS[ch][1]}" fill="${fill}"/>`;
    left += (GLYPHS[ch][0] + gap) * k;
    return piece;
  }).join('');
}

/** Marks other than digits. Box -50…50. @type {Record<string, (color: string, fill: string) => string>} */
const MARKS = {
  S: (color, fill) => `<path d="M-42 12A42 42 0 0 1 34-8" fill="none" stroke="${fill}" stroke-width="18" stroke-linecap="round"/>` +
    `<path d="M51-30L46 19L4-4Z" fill="${fill}" stroke="${fill}" stroke-width="7" stroke-linejoin="round"/>` +
    suitShape(color, -2, 32, 19, fill),
  R: (color, fill) => [0, 180].map(turn =>
    `<path transform="rotate(${turn})" d="M-42-34H2V-48L44-23L2 2V-12H-42Z" fill="${fill}" stroke="${fill}" stroke-width="7" stroke-linejoin="round"/>`).join(''),
};

/**
 * @param {string} face
 * @param {string} color
 * @param {number} x
 * @param {number} y
 * @param {number} height
 * @param {string} fill
 */
function mark(face, color, x, y, height, fill) {
  if (MARKS[face]) return `<g ${move(x, y, height / 100)}>${MARKS[face](color, fill)}</g>`;
  if (face.length > 1) return text(face, x, y + height * 0.3, height * 0.6, fill);
  const bar = face === '6' || face === '9';
  const size = bar ? height * 0.92 : height;
  return text(face, x, y + size / 2 - (bar ? height * 0.06 : 0), size, fill) +
    (bar ? `<rect x="${x - height * 0.27}" y="${y + height * 0.48}" width="${height * 0.54}" height="${height * 0.1}" rx="${height * 0.05}" fill="${fill}"/>` : '');
}

/* The rest of the index: the suit above the letter, or the letter above the suit if letters are large. */
/** @param {string} color @param {string} fill @param {boolean} lettersFirst */
function suitAndLetter(color, fill, lettersFirst) {
  if (!lettersFirst) return suitShape(color, 35, 93, 17, fill) + text(LETTERS[color], 35, 139, 19, fill);
  const height = LETTERS[color].length > 1 ? 27 : 34;
  return text(LETTERS[color], 35, 76 + (34 + height) / 2, height, fill) + suitShape(color, 35, 132, 9.5, fill);
}

/* The index, 66 units wide: a third of the card, which a fan shows. */
/**
 * @param {string} face
 * @param {string} color
 * @param {string} fill
 * @param {boolean} flip
 * @param {boolean} lettersFirst
 */
function index(face, color, fill, flip, lettersFirst) {
  return (MARKS[face] ? `<g ${move(35, 41, 0.46)}>${MARKS[face](color, fill)}</g>` : text(face, 36, face.length > 1 ? 59 : 63, face.length > 1 ? 30 : 46, fill)) +
    suitAndLetter(color, fill, lettersFirst) +
    (flip ? `<path d="M24 166L35 156L46 166M24 180L35 170L46 180" fill="none" stroke="${fill}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>` : '');
}

/** @param {string} color @param {string} face @param {boolean} flip @param {boolean} lettersFirst */
function colored(color, face, flip, lettersFirst) {
  const { deep, on } = TONES[color];
  const shapes = face === '+2'
    ? suitShape(color, 146, 92, 74, deep) + suitShape(color, 112, 204, 88, deep)
    : suitShape(color, 122, 166, 122, deep);
  return shapes + mark(face, color, 119, 168, MARKS[face] ? 126 : 146, on) + index(face, color, on, flip, lettersFirst) + (flip ? pad(color) : '');
}

/* The launcher's figure, a paper acrobat, over a crash-pad. */
/** @param {number} x @param {number} y @param {number} k @param {string} fill */
export function acrobat(x, y, k, fill, turn = 0) {
  return `<g ${move(x, y, k, turn)} fill="${fill}" stroke="${fill}" stroke-linecap="round" stroke-linejoin="round">` +
    '<circle cx="2" cy="-27" r="10" stroke-width="3"/>' +
    '<path d="M0-9C9-9 11 0 9 9L2 19L-7 11C-11 2-9-9 0-9Z" stroke-width="5"/>' +
    '<path d="M-7-4L-24-4L-32-18M8-3L25-12L34-2M-4 15L-22 22L-20 40M4 16L18 27L34 22" stroke-width="9" fill="none"/></g>';
}
/** @param {string} color */
const pad = color => `<circle cx="158" cy="45" r="31" fill="${TONES[color].on}"/>` + acrobat(157, 45, 0.6, TONES[color].ground, 24);

/* The clover: the four suits around one point, used for the wild card, the card back, and the logo. */
/** @type {Record<string, number>} */
const TURNS = { r: -45, y: 0, g: 0, b: -45, o: -45 };
/** @type {Record<string, number>} */
const SIZES = { r: 0.47, y: 0.46, g: 0.45, b: 0.47, o: 0.45 };
/**
 * @param {string | string[]} colors
 * @param {number} x
 * @param {number} y
 * @param {number} half
 * @param {{ named?: string, dim?: string }} props
 */
export function clover(colors, x, y, half, { named = '', dim = PLUM_DEEP } = {}) {
  return [[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([dx, dy], i) => {
    const color = colors[i], fill = named && named !== color ? dim : TONES[color].lit;
    const reach = half * (color === 'b' || color === 'r' ? 0.47 : 0.53);
    return suitShape(color, +(x + dx * reach).toFixed(1), +(y + dy * reach).toFixed(1), half * SIZES[color], fill, TURNS[color]);
  }).join('');
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} k
 * @param {number} width
 * @param {string} fill
 * @param {string} liquid
 */
function flask(x, y, k, width, fill, liquid = '') {
  return `<g ${move(x, y, k)} stroke-linejoin="round" stroke-linecap="round">` +
    (liquid ? `<path d="M-31 20H31L58 68Q66 84 48 84H-48Q-66 84-58 68Z" fill="${liquid}"/>` : '') +
    `<path d="M-19-66V-20L-60 64Q-70 88-48 88H48Q70 88 60 64L19-20V-66M-30-68H30" fill="none" stroke="${fill}" stroke-width="${width}"/></g>`;
}

/**
 * @param {string} string
 * @param {number} x
 * @param {number} baseline
 * @param {number} height
 * @param {string} fill
 * @param {string} edge
 */
const outlined = (string, x, baseline, height, fill, edge) =>
  `<g stroke="${edge}" stroke-width="31" stroke-linejoin="round" paint-order="stroke">${text(string, x, baseline, height, fill)}</g>`;

/** @type {Record<string, ((colors: string | string[], opts: { named: string }) => string) | undefined>} */
const WILDS = {
  W: (colors, opts) => clover(colors, 108, 160, 76, opts) + clover(colors, 35, 42, 25),
  W4: (colors, opts) => clover(colors, 112, 184, 78, opts) + outlined('+4', 112, 222, 78, PAPER, PLUM) +
    text('+4', 36, 59, 30, PAPER) + clover(colors, 35, 94, 22),
  M: (colors, opts) => {
    /** @param {string} color */
    const tone = color => opts.named && opts.named !== color ? PLUM_DEEP : TONES[color].lit;
    return flask(116, 176, 0.94, 11, PAPER, '#7A3A98') +
      [[94, 232, 22, -12], [138, 228, 21, 10], [114, 190, 18, 12], [124, 76, 20, 18]].map(([x, y, half, turn], i) =>
        suitShape(colors[i], x, y, half, tone(colors[i]), turn)).join('') +
      [[112, 142, 5], [121, 122, 4], [106, 92, 4], [152, 52, 6], [96, 56, 5]].map(([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#C99BE0"/>`).join('') +
      flask(35, 40, 0.27, 24, PAPER) + clover(colors, 35, 94, 22);
  },
};

/** The back: a lattice of suits with the clover in the middle. @param {string | string[]} colors */
function back(colors) {
  let lattice = '';
  for (let row = 0; row < 8; row++)
    for (let col = 0; col < 6; col++)
      if (Math.hypot(col * 40 + (row % 2 ? 20 : 0) - 110, row * 40 - 140) > 76) lattice += suitShape(colors[(row * 2 + col + (row >> 1)) % 4], col * 40 + (row % 2 ? 20 : 0) - 10, row * 40, 10, '#53396F');
  return lattice + clover(colors, 100, 140, 56);
}

/* The class `face` rounds the corners, which avoids clip paths and their ids. The ground ends under the frame;
   otherwise it would shine through at the edge of a tilted card. On a back, the lattice has the same problem, and the
   ground evens it out. */
/** @param {string} code @param {string} named @param {string | string[]} colors @param {boolean} lettersFirst */
function faceOf(code, named, colors, lettersFirst) {
  const wild = WILDS[code];
  const ground = code === 'back' || wild ? PLUM : TONES[code[0]].ground;
  const face = code === 'back' ? back(colors) : wild ? wild(colors, { named }) : colored(code[0], code.slice(1).replace('^', ''), code.endsWith('^'), lettersFirst);
  const inset = code === 'back' ? 0 : 3;
  return `<rect x="${inset}" y="${inset}" width="${200 - 2 * inset}" height="${280 - 2 * inset}" fill="${ground}"/>${face}` +
    `<rect x="2.5" y="2.5" width="195" height="275" rx="20" fill="none" stroke="${PAPER}" stroke-width="5"/>`;
}

const kept = new Map();

/**
 * Return the markup of a face, cached by code.
 * @param {string} code a card in the notation, or `back`
 * @param {{named?: string, colors?: string | string[], lettersFirst?: boolean}} [how] `named`: the color chosen for a wild card;
 * `colors`: the deck's colors; `lettersFirst`: draw letters larger than suits
 */
export function cardSVG(code, { named = '', colors = 'rygb', lettersFirst = false } = {}) {
  const key = `${code} ${named} ${colors} ${lettersFirst}`;
  if (!kept.has(key)) kept.set(key, faceOf(code, named, colors, lettersFirst));
  return kept.get(key);
}
