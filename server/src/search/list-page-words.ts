import { listPageWords as route } from '@longhaul/contract/staff/finds.staff.ts'
import { LANGS } from '@longhaul/domain/languages.ts'
import { initialsOf } from '@longhaul/domain/lists/pinyin-initials.ts'
import { findIn } from '@longhaul/text/console/find/find-in.ts'
import { type Answer, readAction } from '../platform/http/action.ts'

export const listPageWordsAction = readAction(route, listPageWords)

/**
 * The names of pages in every language, and the Pinyin initials of the Chinese ones; the same for all staff.
 */
async function listPageWords(): Answer<typeof route> {
  return { pages: PAGES }
}

const PAGES = pageWords()

function pageWords() {
  const names = LANGS.map((lang) => findIn(lang).pages)
  return Object.keys(names[0] ?? {}).map((id) => {
    const words = names.flatMap((named) => named[id] ?? [])
    const initials = words.filter((name) => /\p{Script=Han}/u.test(name)).map(initialsOf)
    return { id, words: [...new Set([...words, ...initials])] }
  })
}
