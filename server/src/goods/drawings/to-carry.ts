import { cloth, type Drawing, flat, fold, ground, hide, line, place, shade, stitch } from './paint.ts'

/* Goods worn on feet, back, nose and wrist. */

export const backpack: Drawing = ([main]) => {
  const dark = shade(main, 0.45)
  const light = shade(main, 1.4)
  const flap = 'M132 238c44 8 92 8 136 0l4 88c-44 12-100 12-144 0z'
  return `${line('M170 52c0-26 60-26 60 0', '#5b3318', 9)}
    ${cloth('M112 120C112 70 150 44 200 44s88 26 88 76l10 190c2 26-14 40-40 42c-38 4-78 4-116 0c-26-2-42-16-40-42z', main)}
    ${cloth('M104 232c-20 8-24 70-10 96l14 4zM296 232c20 8 24 70 10 96l-14 4z', shade(main, 0.7))}
    ${cloth('M108 112C112 68 150 46 200 46s88 22 92 66l4 74c-60 18-132 18-192 0z', shade(main, 0.93))}
    ${fold('M104 190c60 18 132 18 192 0', 6, 0.45)}${stitch('M104 182c60 18 132 18 192 0', light)}
    ${cloth(flap, shade(main, 0.96))}${line(flap, dark, 1.5)}${stitch('M137 243c42 7 84 7 126 0', light)}
    ${hide('M146 150h20v104l-10 10-10-10zM234 150h20v104l-10 10-10-10z', '#5b3318')}
    <g fill="none" stroke="#d8c07a" stroke-width="3.4"><rect x="142" y="204" width="28" height="20" rx="3"/><rect x="230" y="204" width="28" height="20" rx="3"/></g>
    ${line('M156 204v20M244 204v20', '#8c7433', 2.4)}${hide('M182 282h36v22h-36z', '#5b3318')}`
}

export const sneaker: Drawing = (look) =>
  `${place(oneShoe(look), 'translate(30 -34) scale(.78)')}${place(oneShoe(look), 'translate(6 28)')}`

const oneShoe = ([main, accent = '#274a86']: Parameters<Drawing>[0]): string => `${ground(200, 284, 172, 12)}
  ${cloth('M40 250c-4-34-2-70 6-104c24 12 54 10 76-6c34 30 72 52 116 66c50 14 104 16 122 48z', main)}
  ${flat('M40 246c100 10 220 12 322 2c8 8 10 20 6 30c-108 8-222 8-328 0c-6-10-6-22 0-32z', '#f8f5ee')}${line('M38 262c108 10 224 10 332 0', accent, 3.4)}
  ${flat('M40 278c106 8 220 8 328 0l-1 5c-110 8-216 8-326 0z', '#8d6b45')}${flat('M296 222c36 4 58 14 64 32c-24 3-58 4-84 4c-2-14 6-28 20-36z', '#fbf8f2')}
  ${line('M296 222c-14 8-22 22-20 36', '#b5ab98', 1.5)}${flat('M46 146c24 12 54 10 76-6l10 9c-26 19-58 22-88 10z', shade(main, 0.72))}
  ${stitch('M44 176c34 6 70 2 98-20', '#8f8b84')}${cloth('M126 144c36 32 76 54 126 66c-12 16-30 22-44 20c-40-12-76-36-100-66z', shade(main, 0.93))}
  ${line('M132 168l22-22M156 188l22-22M182 204l20-22M208 216l18-22', '#fff', 6.5, 'stroke-linecap="round"')}${line('M134 171l22-22M158 191l22-22M184 207l20-22M210 219l18-22', '#000', 1, 'stroke-opacity=".3"')}
  ${line('M84 222c-2 10 2 18 6 22M128 232c8 4 18 4 26 10M70 190c6 4 8 6 10 12', '#2f6a4b', 3)}${flat('M98 232c8-8 16-6 20 0c-8 4-14 4-20 0z', '#2f6a4b')}
  ${blossom(84, 208, 1.35, '#bf3a22')}${blossom(62, 184, 0.8, '#2a6db0')}${blossom(128, 222, 1, '#2a6db0')}${blossom(250, 238, 0.8, '#bf3a22')}`

const blossom = (x: number, y: number, size: number, colour: string): string =>
  place(
    `${[0, 72, 144, 216, 288].map((turn) => `<ellipse cy="-7" rx="4.6" ry="7.4" fill="${colour}" transform="rotate(${turn})"/>`).join('')}<circle r="3.4" fill="#e2b23c"/>`,
    `translate(${x} ${y}) scale(${size})`,
  )

export const sunglasses: Drawing = ([main, accent]) => {
  const lens = 'M54 176c30-14 84-14 112 0c6 44-12 92-56 94c-42 2-64-46-56-94z'
  const right = 'M346 176c-30-14-84-14-112 0c-6 44 12 92 56 94c42 2 64-46 56-94z'
  const frame = `${line(`${lens}${right}`, main, 15, 'stroke-linejoin="round"')}${line('M162 184c22-20 54-20 76 0', main, 15)}`
  const spots = accent
    ? [
        [58, 200],
        [84, 166],
        [150, 168],
        [158, 220],
        [110, 268],
        [200, 168],
        [244, 186],
        [300, 166],
        [346, 190],
        [322, 250],
        [276, 264],
      ]
        .map(
          ([x, y]) =>
            `<ellipse cx="${x}" cy="${y}" rx="9" ry="5" fill="${accent}" opacity=".8" transform="rotate(${(x ?? 0) % 90} ${x} ${y})"/>`,
        )
        .join('')
    : ''
  return `${ground(200, 286, 160, 10)}${line('M50 178C40 150 60 120 110 108M350 178c10-28-10-58-60-70', shade(main, 0.7), 9, 'stroke-linecap="round"')}
    ${flat(lens, '#2b3230', 'fill-opacity=".9"')}${flat(right, '#2b3230', 'fill-opacity=".9"')}${flat(lens, 'url(#sheen)')}${flat(right, 'url(#sheen)')}
    ${frame}${spots}${line('M60 168c30-10 74-10 100 2M242 170c26-12 70-12 98-2', '#fff', 2.4, 'stroke-opacity=".4"')}
    ${flat('M78 196c12-12 30-14 42-12c-18 14-28 34-34 52c-8-12-10-28-8-40zM262 196c12-12 30-14 42-12c-18 14-28 34-34 52c-8-12-10-28-8-40z', '#fff', 'fill-opacity=".14"')}
    <circle cx="48" cy="180" r="3" fill="#d8c07a"/><circle cx="352" cy="180" r="3" fill="#d8c07a"/>`
}

export const wallet: Drawing = ([main]) => {
  const dark = shade(main, 0.5)
  const thread = shade(main, 1.55)
  return `${flat('M62 108h276l6 10v176l-8 8H64z', dark)}
    ${hide('M58 100c92-6 190-6 284 0c4 62 4 128 0 190c-94 6-192 6-284 0c-4-62-4-128 0-190z', main)}
    ${flat('M58 100c92-6 190-6 284 0l1 12c-94-6-192-6-286 0z', '#fff', 'fill-opacity=".12"')}${line('M68 110c88-6 176-6 264 0c4 56 4 116 0 170c-88 6-176 6-264 0c-4-54-4-114 0-170z', thread, 2, 'stroke-dasharray="8 4"')}
    ${fold('M60 196c94 5 188 5 282 0', 3, 0.2)}${line('M76 250c10 14 20 20 34 24', dark, 1, 'stroke-opacity=".4"')}
    ${line('M276 252h40M276 260h28', dark, 2.4, 'stroke-opacity=".55"')}${line('M276 251h40', thread, 0.8, 'stroke-opacity=".4"')}`
}

export const watch: Drawing = ([main, accent = '#f5f2ea']) => {
  const marks = Array.from(
    { length: 12 },
    (_, at) =>
      `<path d="M200 137v${at % 3 === 0 ? 12 : 7}" stroke="#2b2f33" stroke-width="${at % 3 === 0 ? 3 : 1.6}" transform="rotate(${at * 30} 200 200)"/>`,
  ).join('')
  const holes = [286, 302, 318, 334]
    .map((y) => `<ellipse cx="200" cy="${y}" rx="2.6" ry="3.4" fill="#1a120c"/>`)
    .join('')
  return `${hide('M168 24h64l6 116h-76z', main)}${hide('M162 262h76l-8 104c-8 16-52 16-60 0z', main)}
    ${stitch('M174 30l-6 106M226 30l6 106M168 268l8 96M232 268l-8 96', shade(main, 1.5))}${holes}
    <rect x="162" y="22" width="76" height="22" rx="6" fill="none" stroke="#b9bfc4" stroke-width="6"/>${line('M200 22v26', '#9aa1a6', 4)}
    <circle cx="200" cy="200" r="80" fill="#aab1b6"/><circle cx="200" cy="200" r="80" fill="url(#gleam)"/><rect x="279" y="190" width="13" height="20" rx="3" fill="#9aa1a6"/>
    <circle cx="200" cy="200" r="69" fill="${accent}"/><circle cx="200" cy="200" r="69" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="3"/>${marks}
    ${line('M200 200l-30-24', '#23272b', 5, 'stroke-linecap="round"')}${line('M200 200l28-44', '#23272b', 3.4, 'stroke-linecap="round"')}${line('M200 214v-66', '#bf3a22', 1.4, 'transform="rotate(140 200 200)"')}
    <circle cx="200" cy="200" r="4.6" fill="#23272b"/>${flat('M150 160c20-26 60-34 90-18c-40 6-70 24-90 60c-6-12-6-28 0-42z', '#fff', 'fill-opacity=".16"')}`
}

export const umbrella: Drawing = ([main]) => {
  const dark = shade(main, 0.55)
  const ribs = [
    [194, 32, 162, 167],
    [197, 32, 176, 181],
    [200, 32, 192, 197],
    [203, 32, 208, 213],
    [206, 32, 222, 227],
  ].map(([x = 0, y = 0, mid = 0, end = 0]) => `M${x} ${y}C${(x + mid) / 2} 120 ${mid} 220 ${end} 320`)
  return place(
    `<rect x="190" y="318" width="20" height="66" rx="9" fill="#6b4426"/><rect x="193" y="320" width="5" height="60" rx="2.5" fill="#fff" opacity=".25"/>
    ${line('M200 384c0 18 20 18 22 4', '#22262b', 3)}<rect x="196" y="6" width="8" height="26" rx="3" fill="#b9bfc4"/>
    ${cloth('M184 30h32c14 80 22 190 18 292h-68c-4-102 4-212 18-292z', main)}${line(ribs.join(''), dark, 4, 'stroke-opacity=".75"')}${line(ribs.join(''), '#fff', 2.4, 'stroke-opacity=".16" transform="translate(3 2)"')}
    ${cloth('M163 214c24 10 50 10 74 0l1 18c-24 10-52 10-76 0z', dark)}<circle cx="222" cy="226" r="4.4" fill="#d7dbdf"/>`,
    'rotate(38 200 200)',
  )
}
