import type { Route } from './route.ts'

/** Headers of a file that clients read, in addition to those of every answer. */
export type FileHeader = 'Content-Disposition' | 'ETag' | 'Accept-Ranges' | typeof LEFT_OUT_HEADER

/**
 * The numbers of the packages that a file of several leaves out, separated by commas; empty if it has all.
 */
export const LEFT_OUT_HEADER = 'Longhaul-Left-Out'

type FileRouteParts = Pick<Route, 'who' | 'summary' | 'params' | 'query' | 'refusals' | 'perMinute'> & {
  /** The media types that the file may have. */
  types: readonly string[]
  /** Its headers; only `Content-Disposition` by default. */
  headers?: readonly FileHeader[]
  /** Opened in a tab for printing, not downloaded. */
  inline?: true
  /** Supports `Range` requests. */
  ranges?: true
}

/** A call that returns a file instead of the envelope; its refusals are the same as for other calls. */
export type FileRoute = FileRouteParts & Pick<Route, 'spec' | 'method' | 'path'>

/** Declares such a call: `fileRoute('/orders/{id}/receipt.pdf', { … })`. */
export const fileRoute = (path: `/${string}`, parts: FileRouteParts): FileRoute => ({
  ...parts,
  spec: `GET ${path}`,
  method: 'GET',
  path,
})
