import { afterEach, describe, expect, test } from 'vitest'
import { type Way, launch } from './browser.ts'
import * as faults from './public-faults.ts'
import * as forms from './public-forms.ts'
import * as home from './public-home.ts'
import * as links from './public-links.ts'
import * as shell from './public-shell.ts'
import { PublicWalk } from './public-walk.ts'
import { shop } from './shop.ts'

/*
 * Acceptance tests of the public pages (docs/rules/storefront.md). They do not repeat what the other walks
 * check on every page (headings, focus, geometry, axe) or what component tests check.
 */

const { url } = await shop()
const browser = await launch()

export type Checklist = 'every page' | 'shell' | 'home' | 'login' | 'register' | 'links of mails' | 'faults'

/** Checklists of the public pages, in one language and width. */
export function describePublic(way: Way, checklists: readonly Checklist[]): void {
  describe.each([way])('$name', () => {
    const walk = new PublicWalk(browser, url, way)
    afterEach(async () => {
      expect(await walk.end()).toEqual([])
    })
    describe.each(checklists)('%s', (name) => {
      CHECKLISTS[name](walk)
    })
  })
}

const CHECKLISTS: Readonly<Record<Checklist, (walk: PublicWalk) => void>> = {
  'every page': (walk) => {
    test('language menu: cookie, same path and query, typed input restored', () =>
      shell.walkLanguageMenu(walk))
  },

  shell: (walk) => {
    test('guests see log in and register', () => shell.walkGuestHeader(walk))
    test('the user menu opens on hover, click, tap and Enter', () => shell.walkUserMenu(walk))
    test('logging out clears token and flag and leads to the home page as a guest', () =>
      shell.walkLogOut(walk))
    test('the currency changes the secondary amounts and survives a reload', () => shell.walkCurrency(walk))
  },

  home: (walk) => {
    test('the paste box comes first after the header and accepts links, share texts and links of other agents', () =>
      home.walkPasteBox(walk))
    test('the price table shows the rates for the chosen country and weight, and announces them', () =>
      home.walkPrices(walk))
    test('promises and durations match the configuration', () => home.walkPromises(walk))
    test('what expires within 7 days is shown with its date', () => home.walkExpiring(walk))
    test('promise, box and button are above the fold; the table stays in its region', () =>
      home.walkFold(walk))
  },

  login: (walk) => {
    test('fields: autocomplete, paste, show and hide by keyboard, validated on blur; links to the related pages', () =>
      forms.walkLoginFields(walk))
    test('wrong password and unknown address: the same sentence at the form, the e-mail kept', () =>
      forms.walkWrongLogin(walk))
    test('returns to the page that asked, sets cookies for 2 days; logged-in shoppers are sent home', () =>
      forms.walkLoginReturns(walk))
  },

  register: (walk) => {
    test('every boundary of the password rules: ticked while typing, the right sentence on blur', () =>
      forms.walkPasswordEdges(walk))
    test('required and optional fields say so, mismatch, summary with links, nothing lost', () =>
      forms.walkRegisterForm(walk))
    test('five fast clicks register once; the mail is in the page’s language; its link works on another device, and twice', () =>
      links.walkRegistration(walk))
    test('a known address: the text of the mail, and the log-in', () => links.walkKnownAddress(walk))
  },

  'links of mails': (walk) => {
    test('forgotten password: the same reply for known and unknown addresses, 30 minutes, mail in the page’s language', () =>
      links.walkFindPassword(walk))
    test('expired, truncated and forged links: a heading of their own with the focus, and the next step', () =>
      links.walkDeadLinks(walk))
  },

  faults: (walk) => {
    test('slow reply: a skeleton after 200 ms and no layout shift; quick reply: no skeleton', () =>
      faults.walkSkeleton(walk))
    test('no API: the region says so, and can retry', () => faults.walkApiDown(walk))
    test('a refusal is a toast, still shown at 3.8 s and gone at 4.2 s; a 500 shows none', () =>
      faults.walkToast(walk))
    test('a chunk that fails: one reload, then a panel, and the form as it was', () =>
      faults.walkChunkFault(walk))
    test('offline: a note, words instead of a skeleton, and recovery', () => faults.walkOffline(walk))
  },
}
