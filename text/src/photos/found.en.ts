import type { AbnormalReason } from '@longhaul/domain/warehouse/inspection.ts'
import type { Finding } from '@longhaul/domain/warehouse/finding.ts'
import type { Flaw } from '@longhaul/domain/warehouse/photo-captions.ts'

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

export const text = {
  problems,
  /** What inspection found: "Cracked, 20 mm", else the problem. */
  found: ({ problem, flaw, note }: Finding): string =>
    flaw ? [flawed[flaw], note].filter(Boolean).join(', ') : problems[problem],
}
