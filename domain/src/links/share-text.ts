import { MARKETPLACES } from './marketplaces/by-host.ts'
import type { Platform } from './parsed-link.ts'

/**
 * The platform of a share code: a Taokouling (淘口令), eleven letters and digits between two signs, or Tmall's
 * spoken form (喵口令), whose code is not in the text. Only Taobao's and Tmall's own services can resolve them.
 */
export function shareCodeIn(text: string): Platform | undefined {
  if (text.includes('喵口令')) return 'tmall'
  for (const [, code = ''] of text.matchAll(BETWEEN_SIGNS)) if (looksMixed(code)) return 'taobao'
  for (const [, code = ''] of text.matchAll(IN_BRACKETS)) {
    if (looksMixed(code) && (/[0-9]/.test(code) || text.includes('口令'))) return 'taobao'
  }
  return undefined
}

/** The delimiters seen around a code; the two sides may differ. */
const SIGNS = '￥¥$£€₳₤《》💰🔑🎵📱✔💲🔐📲'
const BETWEEN_SIGNS = new RegExp(`[${SIGNS}]([0-9A-Za-z]{11})(?=[${SIGNS}])`, 'gu')
const IN_BRACKETS = /[(（]([0-9A-Za-z]{11})[)）]/g

/**
 * A code, unlike a price or an English word, contains letters and either digits or capitals after the first
 * letter.
 */
const looksMixed = (code: string): boolean =>
  /[a-zA-Z]/.test(code) && (/[0-9]/.test(code) || (/[a-z]/.test(code) && /.[A-Z]/.test(code)))

/**
 * The app that a share text through Taobao's short links comes from, where it is not Taobao's own: by its
 * name before the link, or its title behind it.
 */
export function appNamedIn(before: string, after: string): Platform | undefined {
  if (before.includes('【闲鱼】') || after.includes('我在闲鱼')) return 'xianyu'
  return before.includes('【天猫】') ? 'tmall' : undefined
}

/** The marketplace of a WeChat mini program link such as `#小程序://拼多多/…`, which only WeChat can open. */
export function miniProgramIn(text: string): Platform | undefined {
  const [, name = ''] = /小程序:\/\/([^/\s]{1,20})/.exec(text) ?? []
  return MARKETPLACES.find(({ miniProgram }) => miniProgram && name.includes(miniProgram))?.platform
}
