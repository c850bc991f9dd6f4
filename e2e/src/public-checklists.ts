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
 * Acceptance tests of the public pages (docs/rules/storefront.md). What the other walks hold for
 * every page (headings, focus, geometry, axe) and what component tests hold is not asked again.
 */

const { url } = await shop()
const browser = await launch()

export type Checklist = 'every page' | 'shell' | 'home' | 'login' | 'register' | 'links of mails' | 'faults'

/** Checklists of the public pages, walked one way. */
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
    test('language menu: cookie, same path and query, what was typed comes back', () =>
      shell.walkLanguageMenu(walk))
  },

  shell: (walk) => {
    test('guests see log in and register', () => shell.walkGuestHeader(walk))
    test('the user menu opens on hover, click, tap and Enter', () => shell.walkUserMenu(walk))
    test('log out clears token and flag and lands on home as a guest', () => shell.walkLogOut(walk))
    test('the currency changes the second amounts and survives a reload', () => shell.walkCurrency(walk))
  },

  home: (walk) => {
    test('the paste box comes first after the header and takes links, share texts, links of other agents', () =>
      home.walkPasteBox(walk))
    test('the price table: figures of the rates, for the chosen country and weight, and announced', () =>
      home.walkPrices(walk))
    test('promises and durations are the configuration’s', () => home.walkPromises(walk))
    test('what expires within 7 days is named with its date', () => home.walkExpiring(walk))
    test('promise, box and button are above the fold; the table stays in its region', () =>
      home.walkFold(walk))
  },

  login: (walk) => {
    test('fields: autocomplete, paste, show and hide by keyboard, judged on leaving; the ways on', () =>
      forms.walkLoginFields(walk))
    test('wrong password and unknown address: one sentence by the form, the e-mail kept', () =>
      forms.walkWrongLogin(walk))
    test('back to the page that asked, cookies for 2 days; who is logged in goes home', () =>
      forms.walkLoginReturns(walk))
  },

  register: (walk) => {
    test('every edge of the password: rules ticked live, the right sentence on leaving', () =>
      forms.walkPasswordEdges(walk))
    test('required and optional in words, mismatch, summary with links, nothing lost', () =>
      forms.walkRegisterForm(walk))
    test('five fast clicks register once; mail in the language; its link elsewhere, and again', () =>
      links.walkRegistration(walk))
    test('a known address: what the mail says, and the log-in', () => links.walkKnownAddress(walk))
  },

  'links of mails': (walk) => {
    test('forgotten password: the same answer for known and unknown, 30 minutes, mail in the language', () =>
      links.walkFindPassword(walk))
    test('expired, cut off, made up: own heading with the focus, and the next step', () =>
      links.walkDeadLinks(walk))
  },

  faults: (walk) => {
    test('slow: a skeleton after 200 ms and nothing jumps; quick: none', () => faults.walkSkeleton(walk))
    test('no API: the region says so, and tries again', () => faults.walkApiDown(walk))
    test('a refusal is a toast, there at 3.8 s and gone at 4.2 s; a 500 is none', () =>
      faults.walkToast(walk))
    test('a chunk that fails: one reload, then a panel, and the form as it was', () =>
      faults.walkChunkFault(walk))
    test('offline: a note, words instead of a skeleton, and back again', () => faults.walkOffline(walk))
  },
}
