import { ABNORMAL_REASONS, type AbnormalReason } from '@longhaul/domain/warehouse/inspection.ts'
import { FINDING_NOTE_MAX, type Finding } from '@longhaul/domain/warehouse/finding.ts'
import type { Flaw } from '@longhaul/domain/warehouse/photo-captions.ts'
import type { Seen } from './captions.en.ts'

export const problems: Record<AbnormalReason, string> = {
  bought_too_few: 'We bought too few',
  bought_too_many: 'We bought too many',
  bought_wrong: 'We bought the wrong thing',
  sent_too_few: 'The seller sent too few',
  sent_too_many: 'The seller sent too many',
  sent_wrong: 'The seller sent the wrong thing',
  never_sent: 'The seller never sent it',
  damaged: 'It arrived damaged',
  poor_quality: 'The quality is poor',
}

const flawed: Record<Flaw, string> = {
  crack: 'Cracked',
  chip: 'Chipped',
  scratch: 'Scratched',
  stain: 'Stained',
  hole: 'Has a hole',
  tear: 'Torn',
  thread: 'Has a loose thread',
  dent: 'Dented',
  colour: 'The colour differs',
  print: 'Misprinted',
  glue: 'Has a glue mark',
  missing: 'A part is missing',
}

/** What inspection found: "Cracked, 2.0 cm", else the problem. */
const found = ({ problem, flaw, note }: Finding): string =>
  flaw ? [flawed[flaw], note].filter(Boolean).join(', ') : problems[problem]

export const text = {
  problems,
  /** How many of them have the problem, where it is not all. */
  some: (some: number, all: number) => `This concerns ${some} of ${all}.`,
  found,
  /** The same within a sentence, from what a notice has of it. */
  headline({ reason, photos = [] }: { reason?: string; photos?: readonly Seen[] }): string {
    const problem = ABNORMAL_REASONS.find((known) => known === reason)
    if (!problem) return 'we found a problem'
    const { flaw = null, note = '' } = photos.find(({ shows }) => shows === 'flaw') ?? {}
    const words = found({ problem, flaw, note: note.length > FINDING_NOTE_MAX ? '' : note })
    return words.charAt(0).toLowerCase() + words.slice(1)
  },
}
