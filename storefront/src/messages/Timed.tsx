import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { Fragment, type ReactNode } from 'react'
import type { Message } from './message-link.ts'

/** A sentence of a message, with its times by the reader's clock. */
export function Timed({ text, moments }: { text: string; moments: Message['moments'] }) {
  let parts: readonly ReactNode[] = [text]
  for (const moment of moments)
    parts = parts.flatMap((part) => (typeof part === 'string' ? replaced(part, moment) : [part]))
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

function replaced(sentence: string, { text, at, only }: Message['moments'][number]): ReactNode[] {
  const [first = '', ...rest] = sentence.split(text)
  return [first, ...rest.flatMap((after) => [<DateTime key={at} at={at} only={only ?? undefined} />, after])]
}
