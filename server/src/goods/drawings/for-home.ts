import { chance, type Drawing, flat, fold, grit, ground, line, type Look, place, shade } from './paint.ts'

/* Goods that stand on a table: seen from the front, with their shadow. */

export const kettle: Drawing = ([main, accent = '#17191b']) => {
  const edge = shade(main, 0.45)
  const body = 'M140 142h126c18 50 36 104 38 158c-40 16-164 16-202 0c2-54 20-108 38-158z'
  const lid = 'M146 139c4-22 30-31 57-31s53 9 57 31c-20 11-94 11-114 0z'
  return `${ground(214, 312, 128, 17)}
    ${line('M118 258C84 236 92 196 74 168C64 150 52 142 34 138', edge, 17, 'stroke-linecap="round"')}${line('M118 256C86 234 94 194 76 166C66 149 53 141 36 137', main, 11, 'stroke-linecap="round"')}
    ${line('M114 250C90 230 97 194 80 167C70 150 57 141 40 137', '#fff', 3, 'stroke-linecap="round" stroke-opacity=".7"')}
    ${line('M270 150c64-22 96 8 88 62c-5 34-26 58-58 62', accent, 17, 'stroke-linecap="round"')}${line('M274 146c58-18 84 10 78 58', '#fff', 3, 'stroke-opacity=".3"')}
    ${flat(body, main)}${flat(body, 'url(#gleam)')}${flat('M102 290c40 16 162 16 202 0v10c-40 16-162 16-202 0z', '#2c3034', 'opacity=".6"')}
    ${line('M108 262c40 12 152 12 190 0', '#fff', 2, 'stroke-opacity=".28"')}<ellipse cx="203" cy="142" rx="64" ry="12" fill="${shade(main, 1.5)}"/>
    ${flat(lid, main)}${flat(lid, 'url(#gleam)')}${line('M150 138c20 8 86 8 106 0', '#40464b', 1.5)}${flat('M196 108h14l2-10h-18z', '#222')}
    <ellipse cx="203" cy="90" rx="17" ry="12" fill="${accent}"/><ellipse cx="198" cy="86" rx="6" ry="3" fill="#fff" opacity=".4"/>`
}

export const bottle: Drawing = ([main]) => {
  const body =
    'M158 108h84c16 8 22 20 22 38v186c0 14-10 22-24 24c-26 4-54 4-80 0c-14-2-24-10-24-24V146c0-18 6-30 22-38z'
  const lid = 'M164 52c0-8 6-12 14-13c14-3 30-3 44 0c8 1 14 5 14 13v54h-72z'
  return `${ground(206, 352, 92, 12)}${grit(body, main)}${flat(body, 'url(#round)')}${line('M162 128v206', '#fff', 7, 'stroke-opacity=".35" filter="url(#b3)"')}
    ${flat('M158 102h84v10h-84z', '#c9cfd3')}${flat('M158 102h84v10h-84z', 'url(#gleam)')}${flat(lid, shade(main, 0.42))}${flat(lid, 'url(#round)')}
    ${line([70, 78, 86, 94].map((y) => `M165 ${y}h70`).join(''), '#000', 1.4, 'stroke-opacity=".3"')}${line('M180 34c0-16 40-16 40 0', shade(main, 0.42), 8)}
    ${flat('M136 328c36 8 92 8 128 0v6c0 12-10 20-24 22c-26 4-54 4-80 0c-14-2-24-10-24-22z', '#aab1b6')}${flat('M136 328c36 8 92 8 128 0v6c0 12-10 20-24 22c-26 4-54 4-80 0c-14-2-24-10-24-22z', 'url(#gleam)')}
    ${place(line('M0 10c6-12 14-12 20 0M10 4v20', shade(main, 1.6), 2.6), 'translate(190 206)')}`
}

/** Mugs in a row; `accent` is the glaze at their foot. */
export const mug: Drawing = (look, pieces) => mugs(look, pieces, false)
/** The same mugs, the first with a crack from the rim. */
export const crackedMug: Drawing = (look, pieces) => mugs(look, pieces, true)

function mugs(look: Look, pieces: number, isCracked: boolean): string {
  return spotsOf(pieces)
    .map(([x, y, size], at) =>
      place(oneMug(look, at % 2 === 0, at, isCracked && at === 0), `translate(${x} ${y}) scale(${size})`),
    )
    .join('')
}

/** The position and size of each mug; at most four are drawn. */
const spotsOf = (pieces: number) => MUG_SPOTS[Math.min(pieces, 4) - 1]!

const MUG_SPOTS = [
  [[196, 222, 1.72]],
  [
    [122, 232, 1.08],
    [276, 246, 1.08],
  ],
  [
    [112, 206, 0.86],
    [286, 206, 0.86],
    [200, 262, 0.9],
  ],
  [
    [112, 190, 0.8],
    [286, 186, 0.8],
    [126, 274, 0.84],
    [278, 278, 0.84],
  ],
] as const satisfies readonly (readonly (readonly [number, number, number])[])[]

/** A mug is 97 mm tall: the more of them, the smaller each is drawn. */
export const mugsWideMm = (pieces: number): number => 292 / spotsOf(pieces)[0]![2]

function oneMug([main, accent = '#8a6a48']: Look, isLeft: boolean, seed: number, isCracked: boolean): string {
  const body = 'M-62 -66C-64 -10 -58 48 -50 66C-30 78 30 78 50 66C58 48 64 -10 62 -66z'
  const speckles = Array.from({ length: 70 }, (_, at) => {
    const x = (chance(at + seed * 97) * 2 - 1) * 55
    return `<circle cx="${x.toFixed(1)}" cy="${(chance(at * 3 + seed * 31) * 126 - 56).toFixed(1)}" r="${(0.5 + chance(at * 7) * 1.2).toFixed(1)}" fill="#3b2a1a" opacity="${(0.25 + chance(at * 5) * 0.5).toFixed(2)}"/>`
  }).join('')
  return `${ground(12, 70, 84, 13)}${place(
    `${line('M56 -38c40-8 56 14 50 42c-5 24-26 36-54 34', shade(main, 0.62), 15)}${line('M56 -40c40-8 54 13 49 40c-5 22-24 34-51 32', main, 9)}${line('M58 -43c34-5 46 12 43 34', '#fff', 2, 'stroke-opacity=".35"')}`,
    `scale(${isLeft ? -1 : 1} 1)`,
  )}
    ${grit(body, main)}${speckles}${flat('M-58 30C-30 44 30 44 58 30L50 66C30 78 -30 78 -50 66z', accent, 'opacity=".6"')}${flat(body, 'url(#round)')}
    <ellipse cy="-66" rx="62" ry="13" fill="${shade(main, 1.36)}"/><ellipse cy="-64.5" rx="56" ry="10" fill="${shade(main, 0.42)}"/>${flat('M-56 -64a56 10 0 0 0 112 0a56 7 0 0 1 -112 0', shade(main, 0.72), 'opacity=".8"')}
    ${isCracked ? CRACK : ''}`
}

/** From the rim down: 20 mm on a mug that is 90 mm tall. */
const CRACK = `${line('M-34 -57l3 6-4 5 5 6-3 4 3 7', '#1c120a', 1.8)}${line('M-31.600 -56.600l3 6-4 5 5 6-3 4 3 7', '#fff', 0.7, 'stroke-opacity=".5"')}${line('M-31 -41l6 3', '#1c120a', 1)}`

export const lamp: Drawing = ([main]) => {
  const dark = shade(main, 0.6)
  const head = 'M196 58l118 34c8 3 10 10 7 18l-4 10c-3 6-8 8-14 6L186 92c-8-3-12-10-9-18l4-10c3-6 8-8 15-6z'
  return `${ground(172, 346, 112, 13)}<ellipse cx="168" cy="338" rx="88" ry="15" fill="${dark}"/><ellipse cx="168" cy="332" rx="88" ry="15" fill="${main}"/><ellipse cx="168" cy="332" rx="88" ry="15" fill="url(#ball)"/>
    ${flat('M214 126l112 32 40 120c-50 40-150 30-190-20z', '#fff3c4', 'opacity=".28" filter="url(#b8)"')}
    ${line('M168 328L134 208', dark, 15, 'stroke-linecap="round"')}${line('M166 326L132 208', main, 10, 'stroke-linecap="round"')}${line('M134 206L214 90', dark, 14, 'stroke-linecap="round"')}${line('M132 204L212 88', main, 9, 'stroke-linecap="round"')}
    <circle cx="134" cy="207" r="15" fill="${dark}"/><circle cx="133" cy="205" r="10" fill="#b9bfc4"/><circle cx="168" cy="326" r="12" fill="${dark}"/>
    ${flat(head, main)}${flat(head, 'url(#sheen)')}${line('M186 92l118 34', dark, 3)}${flat('M190 96l112 32-3 8-112-32z', '#fff8dc')}
    <circle cx="186" cy="334" r="6" fill="#fff" opacity=".7"/><circle cx="186" cy="334" r="6" fill="none" stroke="${dark}" stroke-width="1.4"/>`
}

export const vase: Drawing = ([main, accent = '#8a6a48']) => {
  const body =
    'M176 56c8-4 40-4 48 0c-2 26-4 44 4 60c34 26 58 66 56 122c-2 48-26 88-50 104c-22 8-46 8-68 0c-24-16-48-56-50-104c-2-56 22-96 56-122c8-16 6-34 4-60z'
  const runs = [140, 162, 186, 214, 240, 260]
    .map((x, at) =>
      flat(
        `M${x - 16} ${172 + chance(at) * 20}c6 ${40 + chance(at + 4) * 60} 8 ${70 + chance(at + 9) * 50} 16 ${92 + chance(at + 2) * 60}c10-30 12-70 18-150z`,
        accent,
        'opacity=".38" filter="url(#b3)"',
      ),
    )
    .join('')
  return `${ground(206, 344, 92, 13)}<clipPath id="vase"><path d="${body}"/></clipPath>${grit(body, main)}<g clip-path="url(#vase)">${runs}${flat('M110 282c50 16 132 16 180 0v80H110z', accent, 'opacity=".6"')}
    ${line([150, 196, 232, 268, 300].map((y, at) => `M${[152, 124, 118, 122, 134][at]} ${y}c30 9 ${[66, 122, 134, 126, 102][at]} 9 ${[96, 152, 164, 156, 132][at]} 0`).join(''), '#000', 1.2, 'stroke-opacity=".16"')}</g>
    ${flat(body, 'url(#round)')}${flat(body, 'url(#ball)', 'opacity=".8"')}<ellipse cx="200" cy="57" rx="25" ry="6" fill="${shade(main, 1.3)}"/><ellipse cx="200" cy="58" rx="20" ry="4.4" fill="${shade(main, 0.3)}"/>`
}

export const teapot: Drawing = ([main]) => {
  const dark = shade(main, 0.6)
  const body = 'M120 224c0-52 40-84 88-84s88 32 88 84c0 40-26 70-54 80c-22 6-46 6-68 0c-28-10-54-40-54-80z'
  return `${ground(208, 304, 112, 14)}${line('M288 178c54-24 82 8 72 52c-6 30-32 52-66 54', dark, 20, 'stroke-linecap="round"')}${line('M290 176c48-20 74 8 66 50c-6 28-30 50-64 52', main, 13, 'stroke-linecap="round"')}
    ${grit('M136 244c-30-2-44-20-56-48c-8-18-18-28-32-34l12-14c26 6 40 22 50 40c8 14 18 18 32 16z', main)}${flat('M136 244c-30-2-44-20-56-48c-8-18-18-28-32-34l4-5c20 8 32 22 40 40c10 22 22 30 44 30z', '#000', 'fill-opacity=".25"')}
    ${grit(body, main)}${flat(body, 'url(#ball)')}${fold('M134 282c40 18 108 18 150 0', 8, 0.3)}
    ${grit('M150 152c6-20 30-30 58-30s52 10 58 30c-30 14-86 14-116 0z', shade(main, 1.06))}${line('M150 153c30 14 86 14 116 0', dark, 2)}<ellipse cx="208" cy="112" rx="17" ry="15" fill="${main}"/><ellipse cx="208" cy="112" rx="17" ry="15" fill="url(#ball)"/>
    ${flat('M150 180c12-16 32-22 46-22c-22 12-36 34-40 60c-10-10-12-24-6-38z', '#fff', 'fill-opacity=".13"')}${place(line('M0 0h22v22h-22zM5 5h5v5h-5zM13 5v12h5M5 14h6', '#5b1d10', 1.6), 'translate(246 250) rotate(-4)')}`
}

export const teacup: Drawing = ([main, accent = '#d9cfb4']) => {
  const body = 'M122 112c6-4 150-4 156 0c2 70-4 150-18 200c-30 16-90 16-120 0c-14-50-20-130-18-200z'
  return `${ground(206, 318, 92, 13)}${grit(body, accent)}${flat('M122 112c6-4 150-4 156 0c1 40 0 74-2 104c-20 10-30 34-46 30c-22-6-26-40-50-36c-20 2-24 40-40 36c-10-2-12-12-15-22c-3-34-4-72-3-112z', main, 'opacity=".92"')}
    ${flat(body, 'url(#grit)', 'fill-opacity=".7"')}${line('M170 262c14-16 20-16 30 0M214 284c10-14 20-14 30 0M160 292h30', '#4a3520', 2.4, 'stroke-opacity=".8"')}
    ${line([150, 180, 214, 250, 284].map((y) => `M126 ${y}c40 10 110 10 150 0`).join(''), '#000', 1.4, 'stroke-opacity=".14"')}${flat(body, 'url(#round)')}
    <ellipse cx="200" cy="113" rx="78" ry="14" fill="${shade(main, 1.3)}"/><ellipse cx="200" cy="114" rx="71" ry="11" fill="${shade(main, 0.45)}"/>`
}
