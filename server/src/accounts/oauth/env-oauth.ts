import type { Source } from '../../platform/env.ts'
import { choice } from '../../platform/settings.ts'

declare module '../../platform/env.ts' {
  interface Env {
    /** Programs without a document that describes them may register themselves. */
    oauthRegistration: boolean
  }
}

const REGISTRATION = choice('OAUTH_REGISTRATION', ['1', '0'], '')

/** Reads whether programs may register themselves; adds an invalid value to `faults`. */
export const readOauthSettings = (source: Source, faults: string[]): boolean =>
  REGISTRATION.read(source[REGISTRATION.name]?.trim() ?? '', faults) !== '0'
