import { tidyLine } from '../texts/tidy.ts'
import { GRANT_SCOPES, type GrantScope } from './grants.ts'
import { TOKEN_NAME_MAX } from './read-tokens.ts'

/*
 * How a program is connected to a shopper's account (OAuth 2.1): what it may ask for, and where the answer
 * may go.
 */

/** How long a code can be exchanged for tokens. */
export const CODE_SECONDS = 60
/** How long an access token is valid; the refresh token brings the next one. */
export const ACCESS_SECONDS = 3_600
/** The prefix of every refresh token, for scanners of leaked secrets. */
export const REFRESH_TOKEN_PREFIX = 'lh_refresh_'

/** The longest client id, redirect address and resource; `state` is the program's own and may be longer. */
export const OAUTH_ADDRESS_MAX = 1_000
export const STATE_MAX = 2_000
/** The longest list of scopes as text. */
export const SCOPE_TEXT_MAX = 500
/** Redirect addresses of a program that registers itself. */
export const REDIRECTS_MAX = 10
/** Programs that have registered themselves, over all; the ones that nobody connects are deleted. */
export const CLIENTS_MAX = 5_000
/** After how many days a registered program is deleted that was never connected, or is no longer. */
export const UNCONNECTED_DAYS = 1
export const DISCONNECTED_DAYS = 90

/** A program as it describes itself: its name, and the addresses to which answers may go. */
export type OauthClient = { name: string; redirectUris: readonly string[] }

/** A program's request to be connected, as it stands in the address of our page. */
export type ConnectRequest = {
  response_type?: string | undefined
  redirect_uri: string
  code_challenge?: string | undefined
  code_challenge_method?: string | undefined
  scope?: string | undefined
  state?: string | undefined
  resource?: string | undefined
}

/** What is wrong with a request of a known program, in the words of the standard. */
export const OAUTH_PROBLEMS = [
  'unsupported_response_type',
  'invalid_request',
  'invalid_target',
  'invalid_scope',
] as const
export type OauthProblem = (typeof OAUTH_PROBLEMS)[number]

/**
 * Null when a shopper may be asked about a request: it wants a code, protects it by PKCE with S256, and names
 * our resource or none, and only scopes that there are.
 */
export function problemOf(request: ConnectRequest, resource: string): OauthProblem | null {
  if (request.response_type !== 'code') return 'unsupported_response_type'
  if (request.code_challenge_method !== 'S256' || !isChallenge(request.code_challenge ?? ''))
    return 'invalid_request'
  if (request.resource !== undefined && request.resource !== resource) return 'invalid_target'
  return scopesAsked(request.scope) ? null : 'invalid_scope'
}

/** The scopes that a program asks for; without any, all. Null if it asks for one that there is not. */
export function scopesAsked(scope = ''): GrantScope[] | null {
  const words = scope.split(' ').filter(Boolean)
  if (words.length === 0) return [...GRANT_SCOPES]
  const known = GRANT_SCOPES.filter((name) => words.includes(name))
  return words.every((word) => known.some((name) => name === word)) ? known : null
}

/** The scopes ticked for the shopper at first: those asked for by name, otherwise those that only read. */
export const scopesTicked = (scope = ''): GrantScope[] =>
  (scopesAsked(scope) ?? []).filter((name) => scope.trim() !== '' || name.endsWith(':read'))

/** The SHA-256 of a verifier in base64url. */
export const isChallenge = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** What a program proves that it made the challenge with (RFC 7636). */
export const isVerifier = (text: string): boolean => /^[\w.~-]{43,128}$/.test(text)

/**
 * The host to which a redirect address leads, and whether it is the shopper's own computer. Null for an
 * address that no answer is sent to: anything but https, or http to this computer, or with credentials or a
 * fragment.
 */
export function readRedirect(address: string): { host: string; isLocal: boolean } | null {
  // Written out, so that nobody reads another host in it than a browser does.
  if (address.length > OAUTH_ADDRESS_MAX || !/^https?:\/\/[!-~]+$/.test(address) || /[#\\]/.test(address))
    return null
  if (!URL.canParse(address)) return null
  const { protocol, hostname, host, username, password } = new URL(address)
  const isLocal = LOOPBACK.has(hostname)
  const isAllowed = protocol === 'https:' || (protocol === 'http:' && isLocal)
  return isAllowed && username === '' && password === '' ? { host: isLocal ? hostname : host, isLocal } : null
}
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether an answer may go to this address: it is exactly one of the program's own. The port of a program on
 * the shopper's computer is another at each start, and is ignored.
 */
export function isOwnRedirect({ redirectUris }: OauthClient, address: string): boolean {
  const asked = readRedirect(address)
  if (!asked) return false
  return redirectUris.some(
    (own) =>
      own === address ||
      (asked.isLocal && readRedirect(own)?.isLocal === true && withoutPort(own) === withoutPort(address)),
  )
}

function withoutPort(address: string): string {
  const url = new URL(address)
  url.port = ''
  return url.href
}

/** The address that takes an answer to the program, with these parameters; undefined ones are left out. */
export function answerUrl(redirectUri: string, answer: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(answer).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${new URLSearchParams(given).toString()}`
}

/**
 * Whether a client id is the address of a document that describes the program: https, written in the one form
 * that it has, with a path, and without credentials, query or fragment.
 */
export function isDocumentAddress(clientId: string): boolean {
  if (clientId.length > OAUTH_ADDRESS_MAX || !URL.canParse(clientId)) return false
  const url = new URL(clientId)
  return (
    url.protocol === 'https:' &&
    url.href === clientId &&
    url.pathname !== '/' &&
    `${url.username}${url.password}${url.search}${url.hash}` === ''
  )
}

/**
 * A program's name as it is shown: one line, nothing invisible, no longer than a token's. Undefined if
 * nothing is left.
 */
export function clientName(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined
  const line = [...tidyLine(name.slice(0, 1_000))].slice(0, TOKEN_NAME_MAX).join('').trim()
  return line === '' ? undefined : line
}

/**
 * What the document at `clientId` says of a program; undefined unless it says that it is there, has a name,
 * and names an address to which answers may go. Addresses of other kinds are passed over.
 */
export function readClientDocument(
  { client_id: id, client_name: ownName, redirect_uris: addresses }: Readonly<Record<string, unknown>>,
  clientId: string,
): OauthClient | undefined {
  const name = clientName(ownName)
  if (id !== clientId || !name || !Array.isArray(addresses)) return undefined
  const redirectUris = addresses.filter(
    (address): address is string => typeof address === 'string' && readRedirect(address) !== null,
  )
  return redirectUris.length > 0 ? { name, redirectUris } : undefined
}

/**
 * What a program that registers itself says; undefined if an address is not one to which answers may go, or
 * if there are none or too many. Without a name, it is called by the host of its first address.
 */
export function readRegistration({
  client_name: ownName,
  redirect_uris: addresses,
}: Readonly<Record<string, unknown>>): OauthClient | undefined {
  if (!Array.isArray(addresses) || addresses.length === 0 || addresses.length > REDIRECTS_MAX)
    return undefined
  const redirectUris = addresses.filter((address): address is string => typeof address === 'string')
  const goals = redirectUris.map(readRedirect)
  if (redirectUris.length < addresses.length || goals.includes(null)) return undefined
  return { name: clientName(ownName) ?? goals[0]!.host.slice(0, TOKEN_NAME_MAX), redirectUris }
}
