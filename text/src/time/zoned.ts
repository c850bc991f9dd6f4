import { type Lang, LANGUAGES } from '@longhaul/domain/languages.ts'
import { everyLanguage } from '../every-language.ts'
import { formatter } from '../format.ts'
import type { text as english } from './zoned.en.ts'

const wordsIn = await everyLanguage<typeof english>((lang) => import(`./zoned.${lang}.ts`))

/**
 * A moment by the clock of a zone, with the day of the week and the name of the clock, for texts that are
 * read elsewhere than on our pages: "Sat 28 Nov, 23:49, Berlin time".
 */
export function zonedMoment(lang: Lang, zone: string, iso: string): string {
  const words = wordsIn(lang)
  const { dayAndMonth, time } = formatter(lang, zone)
  const weekday = new Intl.DateTimeFormat(LANGUAGES[lang].locale, { weekday: 'short', timeZone: zone })
  return words.moment({
    weekday: weekday.format(new Date(iso)),
    day: dayAndMonth(iso),
    time: time(iso),
    clock: clockName(lang, zone),
  })
}

/** A city as an address has it, by the reader's name for it if there is one; never made up. */
export const cityName = (lang: Lang, city: string): string => wordsIn(lang).city(city.trim())

/** The name of a zone's clock: after its city, else after its country, else the difference from UTC. */
export function clockName(lang: Lang, zone: string): string {
  if (zone === 'UTC') return zone
  const name = (style: 'shortGeneric' | 'shortOffset'): string =>
    new Intl.DateTimeFormat(LANGUAGES[lang].locale, { timeZone: zone, timeZoneName: style })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone
  if (!zone.includes('/') || zone.startsWith('Etc/')) return name('shortOffset')
  return wordsIn(lang).clock(zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '), () =>
    name('shortGeneric'),
  )
}
