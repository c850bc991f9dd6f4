/*
 * The passwords that attackers try first, limited to those with both letters and digits. Stored as patterns
 * rather than as a list: a common word with common figures before or after it, and keyboard walks. They cover
 * some 60,000 passwords.
 */

const WORDS = new Set(
  `password passwort passwd pass admin administrator root user guest test login welcome hello hallo hola secret letmein access master
  monkey dragon tiger lion eagle shadow sunshine princess queen king prince angel baby love lovely iloveyou loveyou forever lucky star
  superman batman spiderman pokemon naruto minecraft roblox fortnite starwars matrix ninja samurai pirate hunter killer ranger soccer
  football baseball basketball hockey tennis golf liverpool chelsea arsenal barcelona madrid juventus michael jordan daniel david robert
  thomas andrew james john jack charlie george harry william jessica jennifer michelle ashley nicole amanda sophie anna maria laura alex
  summer winter spring autumn monday friday january june july august october december orange apple banana cherry cookie chocolate coffee
  cheese pepper ginger flower rose lily daisy freedom trustno computer internet google facebook samsung iphone android windows linux
  mercedes ferrari porsche yamaha honda toyota money dollar business family friend friends mother father sister brother boss
  wang zhang chen yang zhao huang zhou liu woaini woaini woaiwojia aini mima beijing shanghai china zhongguo taobao alipay weixin wechat
  longhaul yuantao shop shopping order buyer`.split(/\s+/),
)
/** Runs along the keyboard or the alphabet, and one letter repeated. */
const RUN =
  /^(?:([a-z])\1*|abc(?:d(?:e(?:fg?)?)?)?|xyz|qwe(?:r(?:ty?)?)?|qwerty\w*|asd(?:fg?h?)?|zxc(?:vb?n?m?)?|qaz|wsx|qazwsx|poiu|mnb|az|qq|aabb|abcabc)$/
const FIGURES =
  /^(?:\d{1,2}|(\d)\1+|(\d\d)\2+|(\d\d\d)\3+|1?23(?:4(?:5(?:6(?:7(?:8(?:90?)?)?)?)?)?)?|0?987(?:6(?:5(?:4(?:3(?:21?)?)?)?)?)?|54321|4321|321|456|789|112233|147258(?:369)?|159(?:357|753)|123321|(?:19|20)\d\d|520(?:1314)?|521|1314(?:520|521)?|168|007|100|101|911|420)$/
const WALKS =
  /^(?:1q2w3e(?:4r(?:5t)?)?|q1w2e3(?:r4(?:t5)?)?|1qaz2wsx(?:3edc)?|zaq12wsx|zaq1xsw2|a1b2c3(?:d4(?:e5)?)?|1a2b3c(?:4d)?|aa?1{2,}|[a-z]1s2d3f4?|p[a4]ssw[o0]rd\d*|pa55w[o0]rd\d*|adm[i1]n\d*|l[o0]ve\d*y[o0]u\d*|trustn[o0]1)$/

/**
 * The shortest part of a name or an address that must not be in a password: anything shorter occurs in many
 * passwords by coincidence.
 */
const OWN_MIN = 4

/**
 * Whether a password is among the first to be guessed: common everywhere, or built from the owner's own
 * address.
 */
export function isCommonPassword(password: string, email = ''): boolean {
  const plain = password.toLowerCase()
  if (WALKS.test(plain)) return true
  const own = (email.split('@')[0] ?? '').toLowerCase()
  if (own.length >= OWN_MIN && plain.includes(own)) return true
  const parts = /^([a-z]+)(\d+)$/.exec(plain) ?? /^(\d+)([a-z]+)$/.exec(plain)
  if (!parts) return false
  const letters = /^\d/.test(plain) ? parts[2]! : parts[1]!
  const digits = /^\d/.test(plain) ? parts[1]! : parts[2]!
  return (WORDS.has(letters) || RUN.test(letters)) && FIGURES.test(digits)
}
