import { readFile, readdir } from 'node:fs/promises'
import { type Lang, findLang } from '@longhaul/domain/languages.ts'
import { serverFolder } from '../../platform/folders.ts'

const FOLDER = serverFolder('content')

/** One text of one article, as in its file. */
export type ArticleFile = {
  id: number
  isFaq: boolean
  type: number
  category: string
  position: number
  lang: Lang
  title: string
  summary: string
  body: string
  updated: string
}

/** Every article of `server/content/`, in every language. */
export async function readArticles(): Promise<ArticleFile[]> {
  const folders = [
    { name: 'faq/', isFaq: true },
    { name: 'articles/', isFaq: false },
  ]
  const texts: ArticleFile[] = []
  for (const { name, isFaq } of folders) {
    const folder = new URL(name, FOLDER)
    for (const file of (await readdir(folder)).toSorted()) {
      const lang = findLang(/\.(\w+)\.md$/.exec(file)?.[1])
      if (lang) texts.push(readArticle(await readFile(new URL(file, folder), 'utf8'), file, isFaq, lang))
    }
  }
  return texts
}

function readArticle(source: string, file: string, isFaq: boolean, lang: Lang): ArticleFile {
  const [, head, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? []
  if (head === undefined || body === undefined) throw new Error(`${file} has no front matter`)
  const fields = Object.fromEntries(
    head.split('\n').map((line): [string, string | undefined] => {
      const [name = '', value] = line.split(/:\s(.*)/)
      return [name, value]
    }),
  )
  const field = (name: string): string => {
    const value = fields[name]
    if (!value) throw new Error(`${file} has no ${name}`)
    return value
  }
  return {
    id: Number(field('id')),
    isFaq,
    type: Number(field('type')),
    category: field('category'),
    position: Number(field('order')),
    lang,
    title: field('title'),
    summary: field('summary'),
    body: body.trim(),
    updated: field('updated'),
  }
}
