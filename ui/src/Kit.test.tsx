import { readdirSync, readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Kit } from './Kit.tsx'

const html = renderToString(<Kit />)

it('every component can be rendered on the server', () => {
  expect(html).toContain('<main')
})

it('no server-rendered markup needs a style attribute, which the content security policy would block', () => {
  expect(html).not.toMatch(/\sstyle=/)
})

it('every picture is under 2 KB', () => {
  const pictures = html.match(/<svg class="ill".*?<\/svg>/g) ?? []
  expect(pictures.length).toBeGreaterThanOrEqual(11)
  for (const picture of pictures) expect(picture.length).toBeLessThan(2048)
})

it('no style sheet except the token file names a raw colour, apart from the dark stage of the lightbox', () => {
  const sheets = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !/tokens\.css|gallery\.css/.test(file),
  )
  expect(sheets.length).toBeGreaterThan(20)
  const raw = sheets.filter((file) => {
    const css = readFileSync(`${import.meta.dirname}/${file}`, 'utf8').replace(
      /@media print \{[\s\S]*\n\}/,
      '',
    )
    return /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(css)
  })
  expect(raw).toEqual([])
})
