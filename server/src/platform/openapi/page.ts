import type { FileRoute } from '@longhaul/contract/file-route.ts'
import { fileRoutes } from '@longhaul/contract/file-routes.ts'
import type { Route } from '@longhaul/contract/route.ts'
import { refusalStatus } from '@longhaul/contract/refusals.ts'
import { routeNames } from '@longhaul/contract/routes.ts'
import type { TSchema } from 'typebox'
import { escapeHtml } from '../http/escape-html.ts'
import { EXAMPLES } from './examples.ts'
import { describedTags, tagOf } from './tags.ts'

/*
 * The API reference at /api/docs: one page without scripts, built from the same routes as the OpenAPI
 * document. (The usual viewers need inline styles or foreign origins, which our content security policy
 * forbids: docs/decisions/0002.)
 */

/** The page's style sheet. */
export const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 1190px; margin: 0 auto; padding: 24px 16px 80px; }
h1 { font-size: 26px } h2 { margin: 40px 0 8px; border-bottom: 1px solid #8886; padding-bottom: 4px; }
code, pre { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 13px }
details { border: 1px solid #8884; border-radius: 8px; margin: 8px 0; padding: 0 16px }
summary { cursor: pointer; padding: 12px 0; display: flex; gap: 12px; align-items: baseline; flex-wrap: wrap }
summary b { min-width: 64px; font-family: ui-monospace, monospace } summary span { opacity: .75 }
pre { overflow-x: auto; background: #8881; padding: 12px; border-radius: 6px }
table { border-collapse: collapse; margin: 8px 0 } td, th { text-align: left; padding: 4px 16px 4px 0; vertical-align: top }
nav { display: flex; gap: 16px; flex-wrap: wrap } .who { margin-left: auto; font-size: 13px }
`

/** The whole page. */
export function docsPage(routes: readonly Route[]): string {
  const groups = describedTags.map(({ name, description }) => ({
    name,
    description,
    id: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    routes: routes.filter((route) => tagOf(route) === name),
    files: Object.entries(fileRoutes).filter(([, route]) => tagOf(route) === name),
  }))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Longhaul API</title>
<link rel="stylesheet" href="/api/docs.css"></head><body>
<h1>Longhaul API</h1>
<p>Every call is below <code>/api/v1</code> and returns <code>{code, message, data}</code>: <code>code</code> is 200 on success; a refusal has its HTTP status there and
its stable name in <code>data.error</code>. The token returned by <code>POST /login</code> goes into the <code>Authorization</code> header. <code>client-language</code> is <code>en</code> or <code>zh</code>.
Amounts are whole fen. A personal read token (<code>POST /tokens</code>) goes into the same header; it is accepted only by the calls marked with its scope.
<code>GET /events</code> is a stream of server-sent events that name the topics that change. The requests sent to hooks (<code>POST /hooks</code>) are described under <code>webhooks</code> in the document. The machine-readable version is <a href="/api/v1/openapi.json">openapi.json</a>.</p>
<nav>${groups.map(({ id, name }) => `<a href="#${id}">${name}</a>`).join('')}</nav>
${groups.map((group) => `<h2 id="${group.id}">${group.name}</h2><p>${group.description}</p>${group.routes.map(section).join('')}${group.files.map(fileSection).join('')}`).join('\n')}
</body></html>`
}

function section(route: Route): string {
  return `<details>${heading(route)}
<p>Operation <code>${routeNames.get(route.spec)}</code></p>${route.form ? '<p>Body: a multipart form with one part, <code>file</code></p>' : ''}
${part('Query', route.query)}${part('Body', route.body)}${example(route)}${part('Response: data', route.reply)}
${route.once ? '<p>Accepts an <code>Idempotency-Key</code>: a repeated call returns the first response.</p>' : ''}
${route.refusals?.length ? `<table><tr><th>Refusal</th><th>Status</th></tr>${route.refusals.map((code) => `<tr><td><code>${code}</code></td><td>${refusalStatus[code]}</td></tr>`).join('')}</table>` : ''}
</details>`
}

function fileSection([name, route]: [string, FileRoute]): string {
  return `<details>${heading(route)}
<p>Operation <code>${name}</code></p>${part('Query', route.query)}<p>Response: a file, <code>${escapeHtml(route.types.join(', '))}</code></p>
</details>`
}

function heading({ method, path, summary, who, tokens }: Omit<Route, 'reply'>): string {
  const asked = typeof who === 'object' ? `staff: ${who.staff.join(', ')}` : who
  const caller = tokens ? `${asked}, token: ${tokens}` : asked
  return `<summary><b>${method}</b><code>${escapeHtml(path)}</code><span>${escapeHtml(summary)}</span><span class="who">${escapeHtml(caller)}</span></summary>`
}

const part = (title: string, schema: TSchema | undefined): string =>
  schema ? `<p>${title}</p><pre>${escapeHtml(outline(schema, ''))}</pre>` : ''

function example({ spec }: Route): string {
  const { body } = EXAMPLES[spec] ?? {}
  return body ? `<p>For example</p><pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre>` : ''
}

type Words = Record<string, unknown> & {
  properties?: Record<string, TSchema>
  required?: string[]
  items?: TSchema
  anyOf?: TSchema[]
  enum?: unknown[]
}

/** A schema in readable form: names, types, limits. */
function outline(schema: TSchema, indent: string): string {
  // A schema is JSON Schema, whose keywords are not in its TypeScript type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { type, properties, required, items, anyOf, enum: values, ...limited } = schema as Words
  const { description, minimum, maximum, maxLength } = limited
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (anyOf) return anyOf.map((entry) => outline(entry, indent)).join(' | ')
  if (type === 'array') return `[ ${items ? outline(items, indent) : ''} ]`
  if (type === 'object' && properties) {
    const rows = Object.entries(properties).map(
      ([name, property]) =>
        `${indent}  ${name}${required?.includes(name) ? '' : '?'}: ${outline(property, `${indent}  `)}`,
    )
    return `{\n${rows.join('\n')}\n${indent}}`
  }
  const limits = [
    minimum === undefined ? '' : `≥ ${String(minimum)}`,
    maximum === undefined ? '' : `≤ ${String(maximum)}`,
    maxLength === undefined ? '' : `up to ${String(maxLength)} characters`,
  ].filter(Boolean)
  return [
    String(type ?? 'any'),
    limits.length > 0 ? `(${limits.join(', ')})` : '',
    description ? `— ${String(description)}` : '',
  ]
    .filter(Boolean)
    .join(' ')
}
