import { draftKeeper, takeDraft } from '@longhaul/ui/field/tab-drafts.ts'
import { afterEach, expect, test } from 'vitest'
import { disownTab, ownTab, watchTabOwner } from './tab-owner.ts'
import { sessionChanged } from './watch-session.ts'

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

/** Stores a draft, as if it were typed in this tab. */
const type = (body: string) => draftKeeper('letter')({ body })
const kept = () => takeDraft('letter')

test('a guest’s drafts survive their log-in, and a session that expires keeps them', () => {
  type('Dear shop')
  ownTab('shopper', 'mei@example.com')
  expect(kept()).toEqual({ body: 'Dear shop' })
  type('I wanted to say')
  ownTab('shopper', ' Mei@example.com')
  expect(kept()).toEqual({ body: 'I wanted to say' })
})

test('another person who logs in finds no drafts, except the key that the log-in is told to keep', () => {
  ownTab('shopper', 'mei@example.com')
  type('Dear shop')
  sessionStorage.setItem('waits', 'a kettle')
  ownTab('shopper', 'jonas@example.com', ['waits'])
  expect(kept()).toBeUndefined()
  expect(sessionStorage.getItem('waits')).toBe('a kettle')
})

test('a log-out removes every draft, including that of a form which unmounts afterwards', () => {
  ownTab('shopper', 'mei@example.com')
  type('Dear shop')
  const keep = draftKeeper('letter')
  disownTab('shopper')
  keep({ body: 'Dear shop, again' })
  expect(kept()).toBeUndefined()
  type('I am a guest')
  expect(kept()).toEqual({ body: 'I am a guest' })
  expect(JSON.stringify({ ...localStorage })).toBe('{}')
})

test('a log-out or another person’s log-in in a different tab takes effect in this one', () => {
  ownTab('shopper', 'mei@example.com')
  watchTabOwner('shopper')
  const here = localStorage.getItem('shopper-here')!
  type('Dear shop')
  sessionChanged()
  expect(kept()).toEqual({ body: 'Dear shop' })

  type('Dear shop')
  localStorage.setItem('shopper-here', `${here}0`)
  sessionChanged()
  expect(kept()).toBeUndefined()

  type('Dear shop')
  localStorage.removeItem('shopper-here')
  sessionChanged()
  expect(kept()).toBeUndefined()
})

test('the browser stores no email address', () => {
  ownTab('staff', 'su@longhaul.test')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('longhaul.test')
})
