import type { Page } from 'playwright-core'

/**
 * Lines of running text that are too long to read comfortably (docs/rules/storefront.md): over 75 letters, or
 * 40 Chinese characters.
 */
export const longLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const long: string[] = []
    const texts = document.querySelectorAll(
      'article header h1 + p, .article-body > p, .article-body > :is(ul, ol) > li',
    )
    for (const text of texts) {
      const lines = new Map<number, string>()
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const letters = [...(node.textContent ?? '')]
        let at = 0
        for (const letter of letters) {
          range.setStart(node, at)
          at += letter.length
          range.setEnd(node, at)
          const box = range.getClientRects()[0]
          // Links and bold words are a pixel higher or lower than their line.
          const key = box ? Math.round((box.top + box.height / 2) / 8) : undefined
          if (key !== undefined) lines.set(key, (lines.get(key) ?? '') + letter)
        }
      }
      for (const line of lines.values()) {
        const letters = [...line.trim()]
        const han = letters.filter((letter) => /\p{Script=Han}/u.test(letter)).length
        if (letters.length + han * (75 / 40 - 1) > 75) long.push(`${letters.length}: ${line.trim()}`)
      }
    }
    return long
  })

/** Headings that skip a level. */
export const headingFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')]
      .filter((heading) => !heading.closest('aside, nav, footer'))
      .map((heading) => ({ level: Number(heading.tagName.slice(1)), text: heading.textContent ?? '' }))
    return levels.flatMap(({ level, text }, at) =>
      level > (levels[at - 1]?.level ?? 0) + 1 ? [`h${level} ${text}`] : [],
    )
  })

/** The visible parts of a page that should not be printed. */
export const screenOnlyParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('nav, form, button, aside, #search-banner, #root > footer')]
      .filter(
        (part) =>
          part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().height > 1,
      )
      .map((part) => `${part.tagName}.${part.className}`),
  )
