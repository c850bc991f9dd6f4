import { chance, cloth, type Drawing, flat, fold, line, shade, stitch } from './paint.ts'

/* Clothes, laid out flat and seen from above. */

export const hoodie: Drawing = ([main]) => {
  const dark = shade(main, 0.5)
  const hem = shade(main, 0.74)
  const ribs = Array.from({ length: 26 }, (_, at) => `M${125 + at * 6} 325v20`).join('')
  const pocket = 'M140 250l22-34h76l22 34-5 50c-36 5-74 5-110 0z'
  return `${cloth('M146 84C120 92 98 104 88 124C72 160 52 232 44 290l42 16c10-30 20-62 30-92l2 128c54 9 112 9 164 0l2-128c10 30 20 62 30 92l42-16c-8-58-28-130-44-166c-10-20-32-32-58-40z', main)}
    ${fold('M116 214c2-24 4-44 12-62M284 214c-2-24-4-44-12-62', 5, 0.5)}${line('M116 214c2-26 6-48 14-66M284 214c-2-26-6-48-14-66', dark, 1.3, 'stroke-opacity=".7"')}
    ${cloth('M118 322c54 9 110 9 164 0l-1 22c-54 9-108 9-162 0z', hem)}${cloth('M41 288l46 17-5 20-46-16zM359 288l-46 17 5 20 46-16z', hem)}
    ${line(ribs, dark, 1.2, 'stroke-opacity=".4"')}${cloth(pocket, shade(main, 0.93))}${line(pocket, dark, 1.6, 'stroke-opacity=".6"')}
    ${stitch('M144 251l21-32M256 251l-21-32', dark)}${fold('M141 252l4 47', 5, 0.25)}
    ${cloth('M144 90c-8-32 22-62 56-62s64 30 56 62c-8 24-30 40-56 48c-26-8-48-24-56-48z', main)}
    ${flat('M156 88c0-28 20-44 44-44s44 16 44 44c-10 18-26 28-44 34c-18-6-34-16-44-34z', dark)}
    ${flat('M160 88c4-24 20-36 40-36s36 12 40 36c-10 10-24 15-40 15s-30-5-40-15z', shade(main, 0.36))}
    ${line('M156 88c10 18 26 28 44 34c18-6 34-16 44-34', shade(main, 1.25), 2, 'stroke-opacity=".5"')}
    <g stroke-linecap="round">${fold('M185 118c-3 24-1 42-4 66M222 118c4 22 0 36 5 58', 4)}
    ${line('M182 114c-3 24-1 42-4 66M219 114c4 22 0 36 5 58', shade(main, 1.5), 4.2)}${line('M178 172v10M224 166v10', '#c9c4ba', 4.6)}</g>`
}

export const tshirt: Drawing = ([main]) => {
  const dark = shade(main, 0.5)
  return `${cloth('M150 62C128 68 104 78 88 92L34 164l54 40 28-34c2 62 2 120 0 176c56 8 112 8 168 0c-2-56-2-114 0-176l28 34 54-40-54-72c-16-14-40-24-62-30c-16 20-84 20-100 0z', main)}
    ${fold('M116 172c-2-30 0-52 10-74M284 172c2-30 0-52-10-74', 5, 0.4)}${line('M116 172c-2-28 2-52 12-76M284 172c2-28-2-52-12-76', dark, 1.2, 'stroke-opacity=".5"')}
    ${flat('M150 62c16 22 84 22 100 0l-6-4c-16 12-72 12-88 0z', dark)}${line('M147 64c18 32 88 32 106 0', shade(main, 0.8), 9)}${line('M144 66c18 36 94 36 112 0', dark, 1, 'stroke-opacity=".5"')}
    ${stitch('M117 336c56 8 110 8 166 0M117 340c56 8 110 8 166 0', dark, 1)}${stitch('M42 160l50 36M358 160l-50 36', dark, 1)}
    ${fold('M150 220c20 30 10 70-6 100M262 200c-16 40-6 80 6 110', 8, 0.16)}`
}

export const dress: Drawing = ([main]) => {
  const dark = shade(main, 0.55)
  const pleats = [150, 175, 200, 225, 250]
    .map(
      (x) =>
        `M${x} 176C${200 + (x - 200) * 1.3} 240 ${200 + (x - 200) * 1.9} 300 ${200 + (x - 200) * 2.1} 366`,
    )
    .join('')
  return `${cloth('M158 40l-26 12-32 58 34 18 14-18c4 24 2 44-2 62C128 240 104 300 90 362c70 16 150 16 220 0c-14-62-38-122-56-190c-4-18-6-38-2-62l14 18 34-18-32-58-26-12c-14 26-70 26-84 0z', main)}
    ${fold(pleats, 5, 0.22)}${line(pleats, dark, 1, 'stroke-opacity=".35"')}
    ${flat('M158 40c14 26 70 26 84 0l-8-4c-14 14-54 14-68 0z', dark)}${line('M155 42c16 32 74 32 90 0', shade(main, 0.86), 5)}
    ${cloth('M145 168c36 8 74 8 110 0l3 14c-38 8-78 8-116 0z', shade(main, 0.84))}${stitch('M146 170c36 8 72 8 108 0', dark)}
    ${line('M236 180c14 20 10 50 20 78M240 180c6 24-2 46 4 70', shade(main, 0.8), 6, 'stroke-linecap="round"')}
    ${[72, 92, 112, 132, 152].map((y) => `<circle cx="200" cy="${y}" r="3.6" fill="#e8e0cf" stroke="${dark}" stroke-width=".8"/>`).join('')}
    ${stitch('M94 354c70 14 142 14 212 0', dark)}`
}

export const scarf: Drawing = ([main]) => {
  const dark = shade(main, 0.6)
  const fringe = (x: number, y: number, count: number): string =>
    Array.from({ length: count }, (_, at) => {
      const left = x + at * 7
      return `M${left} ${y}c${chance(at + x) * 6 - 3} 14 ${chance(at) * 8 - 4} 24 ${chance(at + 3) * 6 - 3} 38`
    }).join('')
  return `${line(fringe(122, 318, 13), main, 3.4, 'stroke-linecap="round"')}${line(fringe(218, 330, 12), shade(main, 0.9), 3.4, 'stroke-linecap="round"')}
    ${cloth('M212 96h90c6 80 4 160-2 240-28 6-58 6-86 0z', shade(main, 0.9))}
    ${cloth('M96 62c60-22 150-22 208 4c14 34 10 62-10 84c-54 22-150 22-196-4c-16-28-16-58-2-84z', main)}
    ${cloth('M118 140c32 10 62 12 92 8c4 60 4 116 0 174c-30 8-62 8-92 0c-6-60-6-120 0-182z', main)}
    ${fold('M120 152c30 10 60 12 92 6', 9, 0.4)}${line('M98 84c60-18 140-18 204 0M98 106c60-18 142-18 206 0M104 128c60 12 130 14 190-4', dark, 1.1, 'stroke-opacity=".4"')}
    ${fold('M216 160c2 60 2 110-1 164', 7, 0.35)}${line('M150 156v166M180 158v166M250 150v186', dark, 1, 'stroke-opacity=".25"')}
    <rect x="132" y="270" width="40" height="26" rx="2" fill="#efe8d8"/>${line('M138 279h28M138 286h18', '#7a6f5c', 1.6)}`
}

export const cap: Drawing = ([main]) => {
  const dark = shade(main, 0.5)
  return `${cloth('M66 236C60 140 120 84 196 82c80-2 132 54 134 138c-76 26-184 34-264 16z', main)}
    ${line('M196 82c-40 30-60 90-58 160M196 82c44 30 66 84 68 152', dark, 1.4, 'stroke-opacity=".6"')}${stitch('M190 84c-42 32-60 90-58 158M202 84c44 32 66 84 68 148', shade(main, 1.3))}
    ${[
      [118, 150],
      [204, 138],
      [282, 150],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="4" fill="${dark}"/><circle cx="${x}" cy="${y}" r="4" fill="none" stroke="${shade(main, 1.25)}" stroke-width="1.4"/>`,
      )
      .join('')}
    <ellipse cx="197" cy="82" rx="11" ry="6" fill="${shade(main, 0.8)}"/>
    ${cloth('M64 230c-22 18-34 44-22 62c60 26 168 26 252-6c24-10 38-34 36-66c-80 26-186 32-266 10z', shade(main, 0.9))}
    ${fold('M66 240c80 20 186 14 262-12', 9, 0.45)}${stitch('M52 262c70 22 180 20 262-14M46 276c70 24 176 22 256-8', shade(main, 1.3))}${flat('M42 292c60 26 168 26 252-6l2 6c-84 34-194 34-254 6z', dark)}`
}

export const socks: Drawing = ([main, accent]) => {
  const colours = accent
    ? [main, '#e9e2d2', '#3d5a80', '#8b9a5b', '#55504a']
    : ['#e9e5dc', '#8a9096', '#3c4653', main, '#c9b692']
  return colours
    .map(
      (colour, at) =>
        `<g transform="translate(${(at - 2) * 46} ${Math.abs(at - 2) * 9}) rotate(${(at - 2) * 5} 200 300)">${sock(colour, accent)}</g>`,
    )
    .join('')
}

function sock(colour: string, accent: string | undefined): string {
  const path =
    'M176 60c20-4 44-4 64 0c4 60 4 120-2 170c-2 30-22 60-54 92c-22 20-54 18-62-6c-6-20 6-36 22-50c24-22 36-46 36-76c0-44-2-88-4-130z'
  const bands = accent
    ? [104, 128, 152, 176, 200].map((y) => line(`M176 ${y}c20 4 44 4 64 0`, accent, 8)).join('')
    : ''
  const ribs = Array.from({ length: 9 }, (_, at) => `M${180 + at * 7} 62v30`).join('')
  return `<g filter="url(#dark3)" opacity=".35">${flat(path, '#000', 'transform="translate(4 5)"')}</g>${cloth(path, colour)}${bands}
    ${line(ribs, '#000', 1.4, 'stroke-opacity=".18"')}${line('M176 94c20 4 44 4 64 0', '#000', 1.2, 'stroke-opacity=".3"')}
    ${flat('M122 316c-4-20 8-36 22-48c14 8 24 26 26 66c-20 10-42 4-48-18z', '#000', 'fill-opacity=".12"')}`
}
