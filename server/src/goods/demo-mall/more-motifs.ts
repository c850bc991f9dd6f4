/** The second dozen of motifs, and those of goods that are hard to ship. */
export type MoreMotif =
  | 'tshirt'
  | 'cap'
  | 'watch'
  | 'bear'
  | 'vase'
  | 'sunglasses'
  | 'wallet'
  | 'dress'
  | 'phonecase'
  | 'blocks'
  | 'scarf'
  | 'teapot'
  | 'teacup'
  | 'powerbank'
  | 'perfume'
  | 'knife'

/** Drawn like the others: shapes on a square of 100. */
// prettier-ignore
export const MORE_MOTIFS: Readonly<Record<MoreMotif, string>> = {
  tshirt: `<path d="M38 20 20 28l-8 20 13 6 5-10v40h40V44l5 10 13-6-8-20-18-8c-3 9-21 9-24 0z"/>
    <path class="s" d="M38 20c3 13 21 13 24 0l-5-2c-2 7-12 7-14 0z"/><path class="l" d="M38 52h24v4H38zM43 60h14v4H43z"/>`,
  cap: `<path d="M20 62c0-24 12-38 30-38s30 14 30 38z"/><path class="line" d="M50 24v36M50 24c-11 8-15 20-15 35M50 24c11 8 15 20 15 35"/>
    <path class="s" d="M20 60c16-5 44-5 60 0 10 3 16 10 12 15-16-8-60-10-76-5-5 0-3-8 4-10z"/><circle class="s" cx="50" cy="24" r="3"/>`,
  watch: `<path class="s" d="M40 12h20l3 22H37zM40 88h20l3-22H37z"/><path d="M41 13h18l2 20H39zM41 87h18l2-20H39z" fill-opacity=".5"/><circle cx="50" cy="50" r="25"/>
    <circle class="l" cx="50" cy="50" r="19"/><path class="line" d="M50 37v13l9 6"/><rect class="s" x="75" y="47" width="5" height="6" rx="1"/>`,
  bear: `<circle cx="32" cy="24" r="10"/><circle cx="68" cy="24" r="10"/><circle class="s" cx="32" cy="24" r="5"/><circle class="s" cx="68" cy="24" r="5"/>
    <ellipse cx="50" cy="70" rx="24" ry="19"/><ellipse class="l" cx="50" cy="72" rx="13" ry="12"/><ellipse cx="27" cy="66" rx="8" ry="13"/><ellipse cx="73" cy="66" rx="8" ry="13"/>
    <circle cx="50" cy="38" r="23"/><ellipse class="l" cx="50" cy="46" rx="10" ry="8"/><circle class="s" cx="41" cy="34" r="2.8"/><circle class="s" cx="59" cy="34" r="2.8"/>
    <circle class="s" cx="50" cy="43" r="3"/><ellipse class="s" cx="38" cy="87" rx="9" ry="4"/><ellipse class="s" cx="62" cy="87" rx="9" ry="4"/>`,
  vase: `<path d="M42 14h16v10c0 8 18 16 18 36 0 16-10 28-26 28S24 76 24 60c0-20 18-28 18-36z"/><rect class="s" x="39" y="11" width="22" height="6" rx="2"/>
    <path class="l" d="M34 46c-4 6-5 12-4 18 3 0 4-1 4-4 0-6 2-10 4-14z"/><path class="line" d="M26 56c14 6 34 6 48 0M25 66c14 6 36 6 50 0"/>`,
  sunglasses: `<path d="M10 40h36c3 0 3 4 3 8 0 13-8 21-19 21S12 61 11 48zM54 40h36l-1 8c-1 13-8 21-19 21s-19-8-19-21c0-4 0-8 3-8z"/>
    <path class="line" d="M46 44c3-3 5-3 8 0"/><path class="l" d="M17 45h12l-8 15c-3-4-4-9-4-15zM61 45h12l-8 15c-3-4-4-9-4-15z"/>`,
  wallet: `<rect x="16" y="28" width="68" height="50" rx="7"/><path class="s" d="M16 40h68v5H16z"/><path class="s" d="M62 51h24v15H62c-9 0-9-15 0-15z"/>
    <circle class="l" cx="66" cy="58.5" r="3.5"/><path class="line" d="M22 72h56"/><path class="l" d="M24 28h30v-5H24z"/>`,
  dress: `<path d="M40 12h6c1 6 7 6 8 0h6l4 22-6 10 18 42c-16 6-36 6-52 0l18-42-6-10z"/><path class="s" d="M42 41h16l2 6H40z"/>
    <path class="l" d="M43 54h3l-8 30h-4z"/><path class="line" d="M50 52v34M57 54l8 30"/>`,
  phonecase: `<rect x="30" y="12" width="40" height="76" rx="9"/><rect class="s" x="35" y="17" width="19" height="22" rx="5"/><circle class="l" cx="41" cy="24" r="3.4"/>
    <circle class="l" cx="48" cy="32" r="3.4"/><path class="l" d="M34 64c10-10 22 8 32-5v20c0 3-2 5-5 5H39c-3 0-5-2-5-5z"/>`,
  blocks: `<path d="M14 56h34v32H14z"/><path d="M52 56h34v32H52z" fill-opacity=".6"/><path d="M33 20h34v32H33z" fill-opacity=".85"/>
    <path class="s" d="M22 50h18v6H22zM60 50h18v6H60zM41 14h18v6H41z"/><path class="l" d="M19 62h8v8h-8zM57 62h8v8h-8zM38 26h8v8h-8z"/>`,
  scarf: `<path d="M26 18c16-8 32-8 48 0 4 10 2 18-4 24l-4 44H50l2-38c-8 2-18 0-24-6-5-7-6-15-2-24z"/><path class="s" d="M28 28c14 8 30 8 44 0v6c-14 8-30 8-44 0z"/>
    <path class="l" d="M51 62h17v5H51zM51 71h16v4H51z"/><path class="line" d="M52 86v6M57 86v6M62 86v6M65 86v6"/>`,
  teapot: `<path class="stroke" d="M71 47c17-5 17 21-2 21"/><path d="M30 58 15 42l-5 4 18 27z"/><path d="M26 57c0-14 11-22 24-22s24 8 24 22-8 24-24 24-24-10-24-24z"/>
    <path class="s" d="M34 38c8-6 24-6 32 0-6 4-26 4-32 0z"/><circle class="s" cx="50" cy="30" r="4"/><path class="l" d="M34 51c-2 6-1 14 3 19 2-1 2-2 1-5-2-5-2-9 0-13z"/>`,
  teacup: `<path d="M22 38h56c0 24-8 46-28 46S22 62 22 38z"/><ellipse class="s" cx="50" cy="38" rx="28" ry="6"/><path class="s" d="M38 82h24v5H38z"/>
    <path class="l" d="M30 50c1 10 4 18 8 24 2-1 2-3 1-5-3-6-4-12-4-19z"/><path class="line" d="M24 58c16 6 36 6 52 0"/>`,
  powerbank: `<rect x="28" y="12" width="44" height="76" rx="8"/><rect class="l" x="35" y="20" width="30" height="14" rx="3"/><path class="s" d="M52 42 40 60h9l-3 14 14-20h-10z"/>
    <rect class="s" x="42" y="80" width="16" height="4" rx="2"/>`,
  perfume: `<rect x="28" y="40" width="44" height="46" rx="6"/><rect class="s" x="40" y="28" width="20" height="12"/><rect x="42" y="14" width="16" height="14" rx="2"/>
    <path class="l" d="M34 58h32v20c0 1-1 2-2 2H36c-1 0-2-1-2-2z"/><path class="line" d="M40 48h20"/>`,
  knife: `<path class="l" d="M46 12c14 8 18 26 14 48H46z"/><path class="s" d="M46 12h3v48h-3z"/><rect x="44" y="60" width="17" height="30" rx="5"/>
    <circle class="l" cx="52.5" cy="68" r="1.8"/><circle class="l" cx="52.5" cy="81" r="1.8"/>`,
}
