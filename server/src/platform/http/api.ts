import { type Lang, FIRST_LANG, LANGS } from '@longhaul/domain/languages.ts'
import type { FastifyRequest } from 'fastify'

/** The path prefix of all calls. */
export const API = '/api/v1'

/**
 * The caller's language: the client-language header, else the browser's first language that we support, else
 * English (docs/rules/api.md).
 */
export function languageOf(request: FastifyRequest): Lang {
  const named = request.headers['client-language']
  const chosen = LANGS.find((lang) => lang === named)
  if (chosen) return chosen
  const accepted = (request.headers['accept-language'] ?? '').toLowerCase().split(',')
  for (const part of accepted) {
    const lang = LANGS.find((known) => part.trim().startsWith(known))
    if (lang) return lang
  }
  return FIRST_LANG
}
