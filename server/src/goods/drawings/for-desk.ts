import {
  chance,
  type Drawing,
  flat,
  fold,
  fur,
  grit,
  ground,
  hide,
  line,
  place,
  shade,
  stitch,
} from './paint.ts'

/* Goods for the desk, headphones and toys, and goods that carriers restrict. */

export const keyboard: Drawing = ([main, accent = '#5f7fa6']) => {
  const light = main === '#2b3038' ? '#ece7dc' : '#fbf8f0'
  const rows = KEY_ROWS.map((widths, row) => {
    let left = 28.5
    return widths
      .map((width, at) => {
        const x = left
        left += Math.abs(width) * 18.9
        if (width < 0) return ''
        const isFirst = row === 0 && at === 0
        return key(
          x,
          141 + row * 20.4,
          width * 18.9 - 1.4,
          isFirst ? '#bf3a22' : width > 1.1 || row === 0 || x > 310 ? accent : light,
        )
      })
      .join('')
  })
  return `${line('M232 128c-10-26 20-30 16-54s10-40 34-44', '#16181b', 5, 'stroke-linecap="round"')}<rect x="18" y="128" width="364" height="146" rx="9" fill="${main}"/><rect x="18" y="128" width="364" height="146" rx="9" fill="url(#sheen)" opacity=".5"/>
    <rect x="25" y="137" width="350" height="128" rx="4" fill="${shade(main, 0.42)}"/>${rows.join('')}<circle cx="366" cy="132" r="1.6" fill="#9dffb0"/>`
}

/** Widths of the keys by row; a negative number is a gap. 87 keys, as on a keyboard without a number pad. */
const KEY_ROWS: readonly (readonly number[])[] = [
  [1, -1, 1, 1, 1, 1, -0.5, 1, 1, 1, 1, -0.5, 1, 1, 1, 1, -0.3, 1, 1, 1],
  [...Array<number>(13).fill(1), 2, -0.3, 1, 1, 1],
  [1.5, ...Array<number>(12).fill(1), 1.5, -0.3, 1, 1, 1],
  [1.75, ...Array<number>(11).fill(1), 2.25],
  [2.25, ...Array<number>(10).fill(1), 2.75, -1.3, 1],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25, -0.3, 1, 1, 1],
]

const key = (x: number, y: number, width: number, colour: string): string => {
  const at = x.toFixed(1)
  const top = (x + 1.8).toFixed(1)
  return `<rect x="${at}" y="${y}" width="${width.toFixed(1)}" height="18.4" rx="2.6" fill="${shade(colour, 0.7)}"/><rect x="${top}" y="${y + 0.8}" width="${(width - 3.6).toFixed(1)}" height="14" rx="2.4" fill="${colour}"/><path d="M${top} ${y + 1.6}h${(width - 3.6).toFixed(1)}" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/>${width < 20 ? `<path d="M${(x + 5).toFixed(1)} ${y + 5}v4h3" stroke="#222" stroke-opacity=".55" fill="none"/>` : ''}`
}

export const headphones: Drawing = ([main]) => {
  const dark = shade(main, 0.5)
  const band = 'M92 214c-14-150 62-176 108-176s122 26 108 176'
  const cup = (x: number, turn: number): string =>
    place(
      `<ellipse rx="47" ry="66" fill="${dark}"/><ellipse rx="44" ry="63" fill="${main}"/><ellipse rx="44" ry="63" fill="url(#ball)"/><ellipse rx="30" ry="46" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2"/><ellipse rx="30" ry="46" fill="#fff" fill-opacity=".05"/><circle cy="54" r="2" fill="#9dffb0"/>`,
      `translate(${x} 270) rotate(${turn})`,
    )
  return `${line(band, dark, 26)}${line(band, main, 20)}${line('M104 190c-4-110 52-138 96-138s100 28 96 138', '#fff', 3, 'stroke-opacity=".22"')}
    ${line('M128 96c30-40 114-40 144 0', shade(main, 0.7), 15, 'stroke-linecap="round"')}${stitch('M132 92c28-34 108-34 136 0', shade(main, 1.4))}
    ${line('M92 196v34M308 196v34', '#b9bfc4', 9)}${line('M89 200v28M305 200v28', '#fff', 2, 'stroke-opacity=".6"')}
    ${place(`<ellipse rx="26" ry="58" fill="#16181b"/>`, 'translate(140 268) rotate(6)')}${place(`<ellipse rx="26" ry="58" fill="#16181b"/>`, 'translate(260 268) rotate(-6)')}${cup(104, 6)}${cup(296, -6)}`
}

export const notebook: Drawing = ([main]) => {
  const dark = shade(main, 0.6)
  return `${flat('M112 70h182v268H112z', '#f2ead9')}${line('M292 72v264M289 72v264M286 72v264', '#c9b995', 1)}
    ${hide('M98 64c60-6 130-6 186 0c4 92 4 186 0 276c-60 6-126 6-186 0c-4-92-4-184 0-276z', main)}${flat('M98 64c-4 92-4 184 0 276l18 2c-3-92-3-186 0-280z', '#000', 'opacity=".22"')}
    ${line('M122 70c54-4 106-4 156 0c3 88 3 176 0 264c-52 4-104 4-156 0', shade(main, 1.5), 1.4, 'stroke-opacity=".75" stroke-dasharray="6 3.4"')}
    ${hide('M94 190h196v15H94z', dark)}${fold('M94 205h196', 4, 0.5)}${line('M94 191h196', '#fff', 1, 'stroke-opacity=".12"')}
    <circle cx="252" cy="197" r="9" fill="#c7a24a"/><circle cx="250" cy="195" r="3.4" fill="#f7e9b4"/>${line('M252 200c20 28 16 62 30 86M254 200c10 30 2 58 12 92', dark, 4)}`
}

export const bear: Drawing = ([main]) => {
  const pale = shade(main, 1.4)
  const round = (cx: number, cy: number, rx: number, ry: number, colour: string): string => {
    const path = `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`
    return fur(path, colour) + flat(path, 'url(#ball)')
  }
  return `${ground(200, 348, 120, 14)}${round(136, 92, 30, 30, main)}${round(264, 92, 30, 30, main)}${round(136, 94, 16, 16, pale)}${round(264, 94, 16, 16, pale)}
    ${round(200, 252, 84, 92, main)}${round(200, 266, 52, 60, pale)}${place(round(0, 0, 30, 58, main), 'translate(112 240) rotate(24)')}${place(round(0, 0, 30, 58, main), 'translate(288 240) rotate(-24)')}
    ${round(132, 322, 44, 36, main)}${round(268, 322, 44, 36, main)}${round(132, 326, 24, 20, pale)}${round(268, 326, 24, 20, pale)}${round(200, 134, 82, 72, main)}${round(200, 158, 38, 30, pale)}
    <circle cx="166" cy="124" r="8" fill="#1a1410"/><circle cx="234" cy="124" r="8" fill="#1a1410"/><circle cx="163" cy="121" r="2.4" fill="#fff"/><circle cx="231" cy="121" r="2.4" fill="#fff"/>
    <ellipse cx="200" cy="148" rx="13" ry="9" fill="#2a1d16"/>${line('M200 156v12M200 168c-8 8-16 6-18 0M200 168c8 8 16 6 18 0', '#2a1d16', 2.6, 'stroke-linecap="round"')}
    ${flat('M160 200c26 12 54 12 80 0l4 14c-28 12-60 12-88 0z', '#a63c2f')}${flat('M196 210l-26 34 12 4 18-30 18 30 12-4-26-34z', '#8f3126')}`
}

export const phonecase: Drawing = ([main]) => {
  const body = 'M138 36h124c18 0 28 10 28 28v272c0 18-10 28-28 28H138c-18 0-28-10-28-28V64c0-18 10-28 28-28z'
  return `${flat(body, shade(main, 0.7), 'transform="translate(3 3)"')}${grit(body, main)}${flat(body, 'url(#sheen)')}${line('M140 42h120c16 0 24 8 24 24v268c0 16-8 24-24 24H140c-16 0-24-8-24-24V66c0-16 8-24 24-24z', '#fff', 1.6, 'stroke-opacity=".3"')}
    <rect x="126" y="52" width="76" height="80" rx="20" fill="${shade(main, 0.5)}"/><rect x="130" y="56" width="68" height="72" rx="17" fill="#3b3f44"/><rect x="130" y="56" width="68" height="72" rx="17" fill="url(#sheen)"/>
    ${line('M107 130v26M107 168v40M293 150v52', shade(main, 0.55), 5, 'stroke-linecap="round"')}${line('M180 350h40', shade(main, 0.6), 3, 'stroke-linecap="round"')}`
}

export const blocks: Drawing = ([main, accent]) => {
  const colours = accent
    ? ['#c4483c', '#3d7ab0', '#e0b23c', '#4f8a5b', main]
    : [main, shade(main, 0.92), shade(main, 1.12)]
  const block = (x: number, y: number, width: number, height: number, at: number): string => {
    const colour = colours[at % colours.length]!
    return `${grit(`M${x} ${y}h${width}v${height}h${-width}z`, colour)}${flat(`M${x} ${y}l14-12h${width}l-14 12z`, shade(colour, 1.3))}${flat(`M${x + width} ${y}l14-12v${height}l-14 12z`, shade(colour, 0.68))}${line(`M${x + 6} ${y + height * 0.3}c${width * 0.3} 4 ${width * 0.5} -4 ${width - 14} 2M${x + 6} ${y + height * 0.65}c${width * 0.3} -4 ${width * 0.5} 4 ${width - 14} 0`, '#6b4420', 1, 'stroke-opacity=".28"')}`
  }
  const arch = colours[1 % colours.length]!
  const roof = colours[0]!
  return `${ground(206, 338, 160, 14)}${block(60, 270, 60, 64, 0)}${block(140, 270, 60, 64, 1)}${block(220, 270, 110, 64, 2)}
    ${block(80, 212, 110, 58, 3)}${block(214, 206, 40, 64, 4)}${block(284, 206, 40, 64, 0)}${grit('M206 206v-44h126v44h-30a33 26 0 0 0-66 0z', arch)}${flat('M206 162l14-12h126l-14 12z', shade(arch, 1.3))}${flat('M332 162l14-12v44l-14 12z', shade(arch, 0.68))}
    ${block(106, 154, 58, 58, 2)}${grit('M92 154l43-56 43 56z', roof)}${flat('M135 98l14-10 43 54-14 12z', shade(roof, 0.68))}
    <ellipse cx="266" cy="140" rx="30" ry="9" fill="${shade(colours[2 % colours.length]!, 1.3)}"/>${grit('M236 140v-44h60v44c-10 12-50 12-60 0z', colours[2 % colours.length]!)}<ellipse cx="266" cy="96" rx="30" ry="9" fill="${shade(colours[2 % colours.length]!, 1.3)}"/>`
}

export const powerbank: Drawing = ([main]) => {
  const body = 'M134 44h132c16 0 24 8 24 24v264c0 16-8 24-24 24H134c-16 0-24-8-24-24V68c0-16 8-24 24-24z'
  return `${flat(body, shade(main, 0.6), 'transform="translate(4 4)"')}${grit(body, main)}${flat(body, 'url(#sheen)')}${line('M112 84h176', '#000', 1.4, 'stroke-opacity=".25"')}
    <rect x="150" y="54" width="28" height="12" rx="3" fill="#0e1013"/><rect x="222" y="55" width="24" height="10" rx="5" fill="#0e1013"/>${[0, 1, 2, 3].map((at) => `<circle cx="${182 + at * 13}" cy="104" r="3" fill="${at < 3 ? '#9dffb0' : '#59636b'}"/>`).join('')}
    ${line('M206 188l-24 36h18l-8 30 26-40h-18z', shade(main, main > '#8' ? 0.6 : 1.6), 3, 'stroke-linejoin="round"')}${line('M160 322h80M172 334h56', '#000', 2, 'stroke-opacity=".35"')}`
}

export const perfume: Drawing = ([main]) => {
  const glass = 'M112 164h176c10 0 14 6 14 14v148c0 12-6 18-18 18H116c-12 0-18-6-18-18V178c0-8 4-14 14-14z'
  return `${ground(204, 344, 118, 13)}${flat(glass, '#e9e4da', 'fill-opacity=".92"')}${flat('M116 210c50-8 118 8 168 0v112c0 8-4 12-12 12H128c-8 0-12-4-12-12z', main, 'fill-opacity=".85"')}${flat(glass, 'url(#gleam)', 'opacity=".6"')}${line('M112 176v152M288 176v152', '#fff', 4, 'stroke-opacity=".6"')}
    <rect x="176" y="138" width="48" height="28" fill="#c7a24a"/><rect x="176" y="138" width="48" height="28" fill="url(#gleam)"/><rect x="158" y="58" width="84" height="82" rx="6" fill="#3a2a1e"/><rect x="158" y="58" width="84" height="82" rx="6" fill="url(#round)"/>
    <rect x="150" y="232" width="100" height="66" fill="#fbf7ee"/><rect x="155" y="237" width="90" height="56" fill="none" stroke="#8c7433"/>${line('M176 256h48M168 268h64M186 280h28', '#4a3a20', 2)}`
}

export const knife: Drawing = ([main]) => {
  const blade = 'M34 196c60-26 130-34 196-34v44H58c-12 0-20-4-24-10z'
  return place(
    `${flat(blade, '#c8ced2')}${flat(blade, 'url(#sheen)')}${line('M48 198h182', '#fff', 2.4, 'stroke-opacity=".7"')}${flat('M228 158h10v52h-10z', '#8d959b')}
    ${grit('M238 162c40-4 90-6 120 2c14 6 14 34 0 40c-30 8-80 4-120 2z', main)}${[262, 300, 338].map((x) => `<circle cx="${x}" cy="184" r="5" fill="#c9cfd3"/>`).join('')}
    ${place(`${hide('M40 262c60-26 130-34 196-34v48H64c-12 0-20-6-24-14z', '#4a3a2c')}${stitch('M52 266h178', '#b9a284')}`, 'translate(30 30) rotate(4 130 250)')}`,
    'rotate(-8 200 200)',
  )
}

/** The packed carton in which a shopper's goods travel. */
export const box: Drawing = ([main]) => {
  const bars = Array.from(
    { length: 26 },
    (_, at) =>
      `<rect x="${(8 + at * 3.1).toFixed(1)}" y="40" width="${chance(at) > 0.55 ? 2.2 : 1}" height="26" fill="#111"/>`,
  ).join('')
  return `${ground(206, 318, 160, 18)}${grit('M60 158l136 34v132L60 286z', main)}${grit('M196 192l146-40v128l-146 44z', shade(main, 0.84))}${grit('M60 158l146-36 136 30-146 40z', shade(main, 1.24))}
    ${flat('M122 142l140 33-16 5-140-33z', '#e6d8b8', 'opacity=".8"')}${flat('M246 178.500l16-4.500v36l-16 4.500z', '#e6d8b8', 'opacity=".6"')}${line('M60 158l136 34 146-40', '#fff', 1, 'stroke-opacity=".25"')}
    ${place(`<rect width="96" height="82" fill="#fdfbf6"/>${line('M8 12h50M8 20h36M8 28h44', '#222', 3)}${bars}${line('M8 74h60', '#222', 2.4)}<rect x="68" y="8" width="20" height="20" fill="none" stroke="#bf3a22" stroke-width="2.4"/>`, 'matrix(.97 .25 0 .97 76 182)')}
    ${place(line('M6 34V6l-6 8M6 6l6 8M26 34V6l-6 8M26 6l6 8M-4 40h40', '#3b2712', 2.6, 'stroke-opacity=".7"'), 'matrix(.93 -.27 0 .95 268 214)')}`
}

/** A soft grey courier bag. */
export const bag: Drawing = ([main]) => {
  const body = 'M84 90c70-12 160-12 232 0c8 70 10 150 0 220c-76 14-156 14-232 0c-10-70-8-150 0-220z'
  return `${flat(body, shade(main, 0.6), 'transform="translate(4 4)"')}<path d="${body}" fill="${main}"/><path d="${body}" fill="url(#cloth)"/>${flat(body, 'url(#sheen)')}${line('M84 112c70-12 160-12 232 0', '#000', 2, 'stroke-opacity=".3"')}
    ${place(`<rect width="120" height="86" fill="#fdfbf6"/>${line('M10 14h60M10 24h44M10 34h54', '#222', 3.4)}${Array.from({ length: 26 }, (_, at) => `<rect x="${10 + at * 3.6}" y="46" width="${chance(at + 40) > 0.5 ? 2.4 : 1.2}" height="28" fill="#111"/>`).join('')}`, 'translate(140 168) rotate(-5)')}`
}
