import { MORE_MOTIFS, type MoreMotif } from './more-motifs.ts'

/** What the demo mall's pictures show. */
export type Motif =
  | 'hoodie'
  | 'kettle'
  | 'backpack'
  | 'keyboard'
  | 'headphones'
  | 'bottle'
  | 'mug'
  | 'socks'
  | 'lamp'
  | 'notebook'
  | 'sneaker'
  | 'umbrella'
  | MoreMotif

/** Each motif as SVG shapes on a square of 100: `fill` and `stroke` come from around it, `.s` is shade, `.l` light. Drawn for this project. */
// prettier-ignore
export const MOTIFS: Readonly<Record<Motif, string>> = {
  hoodie: `<path d="M36 24 22 31 14 62l11 4 4-15v33h42V51l4 15 11-4-8-31-14-7z"/>
    <path class="s" d="M36 24c2 12 26 12 28 0-6-7-22-7-28 0z"/><path class="l" d="M41 27c3 7 15 7 18 0-4-4-14-4-18 0z"/>
    <path class="s" d="M37 62h26l4 13H33z"/><path class="line" d="M46 33v11M54 33v11"/>`,
  kettle: `<path d="M34 40h30l6 42H28z"/><path class="s" d="M38 33h22l4 7H34z"/><circle cx="49" cy="30" r="3.5"/>
    <path class="stroke" d="M66 72c20-4 8-36 22-40M34 46C14 42 14 74 30 72"/><path class="l" d="M39 46h5l-3 30h-6z"/>`,
  backpack: `<path class="stroke" d="M40 25c0-11 20-11 20 0"/><rect x="25" y="24" width="50" height="62" rx="13"/>
    <rect class="s" x="31" y="54" width="38" height="26" rx="6"/><path class="s" d="M25 40h50v5H25z"/>
    <path class="line" d="M36 62h28M42 40v12M58 40v12"/><rect class="l" x="45" y="58" width="10" height="7" rx="2"/>`,
  keyboard: `<rect x="10" y="34" width="80" height="34" rx="5"/><g class="l"><rect x="15" y="39" width="7" height="6" rx="1"/>
    <rect x="24" y="39" width="7" height="6" rx="1"/><rect x="33" y="39" width="7" height="6" rx="1"/><rect x="42" y="39" width="7" height="6" rx="1"/>
    <rect x="51" y="39" width="7" height="6" rx="1"/><rect x="60" y="39" width="7" height="6" rx="1"/><rect x="69" y="39" width="16" height="6" rx="1"/>
    <rect x="15" y="48" width="12" height="6" rx="1"/><rect x="29" y="48" width="7" height="6" rx="1"/><rect x="38" y="48" width="7" height="6" rx="1"/>
    <rect x="47" y="48" width="7" height="6" rx="1"/><rect x="56" y="48" width="7" height="6" rx="1"/><rect x="65" y="48" width="7" height="6" rx="1"/>
    <rect x="74" y="48" width="11" height="6" rx="1"/><rect x="15" y="57" width="9" height="6" rx="1"/><rect x="26" y="57" width="9" height="6" rx="1"/>
    <rect x="37" y="57" width="28" height="6" rx="1"/><rect x="67" y="57" width="8" height="6" rx="1"/><rect x="77" y="57" width="8" height="6" rx="1"/></g>`,
  headphones: `<path class="stroke" d="M22 60V50c0-38 56-38 56 0v10"/><rect x="15" y="52" width="16" height="30" rx="8"/>
    <rect x="69" y="52" width="16" height="30" rx="8"/><rect class="l" x="27" y="56" width="5" height="22" rx="2.5"/>
    <rect class="l" x="68" y="56" width="5" height="22" rx="2.5"/>`,
  bottle: `<rect class="s" x="40" y="12" width="20" height="13" rx="3"/><path d="M39 27h22c5 3 6 7 6 12v42c0 4-3 7-7 7H40c-4 0-7-3-7-7V39c0-5 1-9 6-12z"/>
    <path class="s" d="M33 56h34v12H33z"/><path class="l" d="M38 36h4v48h-4z"/>`,
  mug: `<path class="stroke" d="M64 40c22-6 22 30 0 26"/><path d="M25 30h42v44c0 6-4 10-10 10H35c-6 0-10-4-10-10z"/>
    <ellipse class="s" cx="46" cy="30" rx="21" ry="5"/><path class="l" d="M31 42h5v32h-5z"/>`,
  socks: `<path d="M52 16h20v34c0 6-2 9-6 12L50 76c-6 5-14 4-17-2-2-5 0-9 4-12l15-12z"/><path class="s" d="M52 16h20v9H52z"/>
    <path d="M28 24h19v30L30 68c-6 5-13 4-16-2-2-5 0-9 4-12l10-8z"/><path class="l" d="M28 24h19v8H28zM52 33h20v4H52zM52 41h20v4H52z"/>`,
  lamp: `<path class="stroke" d="M42 82 30 52l32-24"/><path d="M52 16l24 26c-10 8-28 6-34-8z"/><ellipse class="s" cx="44" cy="84" rx="20" ry="5"/>
    <circle class="l" cx="66" cy="40" r="6"/><circle class="s" cx="30" cy="52" r="4"/>`,
  notebook: `<rect class="s" x="30" y="17" width="46" height="68" rx="4"/><rect x="25" y="15" width="46" height="68" rx="4"/>
    <path class="s" d="M25 15h9v68h-9z"/><path class="line" d="M56 15v68"/><circle class="l" cx="56" cy="49" r="3"/>`,
  sneaker: `<path d="M14 42c8 4 14 2 18-6l8-2 20 20c10 4 24 4 26 14v4H14z"/><path class="l" d="M12 70h76c0 6-3 9-8 9H20c-5 0-8-3-8-9z"/>
    <path class="line" d="m42 42 6-6M48 48l6-6M54 54l6-6"/><path class="s" d="M14 42c8 4 14 2 18-6l4-1c0 12-8 18-22 18z"/>`,
  umbrella: `<path d="M50 18c-24 0-38 16-40 34 6-5 12-5 16 0 5-5 11-5 16 0 3-4 13-4 16 0 5-5 11-5 16 0 4-5 10-5 16 0-2-18-16-34-40-34z"/>
    <path class="stroke thin" d="M50 12v60c0 12 14 12 14 2"/><path class="s" d="M50 18c-8 8-9 24-8 34 3-4 13-4 16 0 1-10 0-26-8-34z"/>`,
  ...MORE_MOTIFS,
}
