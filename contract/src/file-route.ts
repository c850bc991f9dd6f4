import type { Route } from './route.ts'

/** Headers of a file that clients read, beside those of every answer. */
export type FileHeader = 'Content-Disposition' | 'ETag' | 'Accept-Ranges'

type FileRouteParts = Pick<Route, 'who' | 'summary' | 'params' | 'query' | 'refusals' | 'perMinute'> & {
  /** The media types that it may have. */
  types: readonly string[]
  /** Which headers it has; `Content-Disposition` alone unless said. */
  headers?: readonly FileHeader[]
  /** Opened in a tab to be printed, not kept as a file. */
  inline?: true
  /** A part of it may be asked for by `Range`. */
  ranges?: true
}

/** A call that answers a file, not the envelope; its refusals are those of every call. */
export type FileRoute = FileRouteParts & Pick<Route, 'spec' | 'method' | 'path'>

/** Declares such a call: `fileRoute('/orders/{id}/receipt.pdf', { … })`. */
export const fileRoute = (path: `/${string}`, parts: FileRouteParts): FileRoute => ({
  ...parts,
  spec: `GET ${path}`,
  method: 'GET',
  path,
})
