import type { Lang } from '@longhaul/domain/languages.ts'
import { escapeHtml } from '../platform/http/escape-html.ts'
import { type Letterhead, blockAsHtml, documentOf, link, row } from './as-html.ts'
import type { Block, MailLink } from './blocks.ts'

/**
 * A page that looks like the mail that led to it: its blocks, one form with a button, and links below it. It
 * needs no script.
 */
export function pageAsHtml(
  blocks: readonly Block[],
  lang: Lang,
  head: Letterhead,
  page: { title: string; form?: PageForm; links: readonly MailLink[] },
): string {
  const rows = blocks.map((block, index) => blockAsHtml(block, head, blocks[index - 1]?.kind))
  const facts = blocks.at(-1)?.kind === 'facts' ? rows.pop() : undefined
  const links = page.links.map((each) => row(14, `<p style="margin:0;text-align:center">${link(each)}</p>`))
  return documentOf(lang, head, {
    title: page.title,
    top: '',
    rows: [...rows, page.form ? formAsHtml(page.form, head.colour) : '', ...links, facts ?? ''],
    foot: '',
  })
}

/** A form that sends hidden fields, and one of the options of each choice. */
type PageForm = {
  action: string
  hidden: Readonly<Record<string, string>>
  choices?: readonly PageChoice[]
  label: string
}

/** A choice of one of a few options. */
export type PageChoice = {
  name: string
  label: string
  hint: string
  options: readonly { value: string; label: string }[]
  value: string
}

function formAsHtml({ action, hidden, choices = [], label }: PageForm, colour: string): string {
  const fields = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return row(
    20,
    `<form method="post" action="${escapeHtml(action)}" style="margin:0">${fields.join('')}${choices.map(choiceAsHtml).join('')}<button class="b1" type="submit" style="display:block;width:100%;box-sizing:border-box;cursor:pointer;padding:13px 12px;border:1px solid ${colour};border-radius:4px;background:${colour};color:#ffffff;font:inherit;font-weight:600">${escapeHtml(label)}</button></form>`,
  )
}

const choiceAsHtml = ({ name, label, hint, options, value }: PageChoice): string =>
  `<fieldset class="line" style="margin:0 0 14px;padding:0 0 12px;border:0;border-bottom:1px solid #ddd6c9"><legend class="ink" style="padding:0;font-weight:600;color:#16202b">${escapeHtml(label)}</legend><p class="ink2" style="margin:0;font-size:14px;color:#465362">${escapeHtml(hint)}</p>${options
    .map(
      (option) =>
        `<label class="ink" style="display:inline-block;padding:12px 20px 8px 0;color:#16202b"><input type="radio" name="${escapeHtml(name)}" value="${escapeHtml(option.value)}"${option.value === value ? ' checked' : ''} style="width:18px;height:18px;margin:0 8px 0 0;vertical-align:-3px">${escapeHtml(option.label)}</label>`,
    )
    .join('')}</fieldset>`
