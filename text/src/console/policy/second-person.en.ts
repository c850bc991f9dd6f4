import { text as policy } from '../../policy/acts.en.ts'

/** The dialog that proposes a refused call to a second person. */
export const text = {
  acts: policy.acts,
  title: 'This needs a second person',
  what: (act: string, roles: readonly string[]) =>
    `${act}: one person may not do this alone. A colleague with the role ${roles.join(' or ')} who is independent of you has to agree.`,
  atOnce: 'It takes effect as soon as they approve it, exactly as you entered it.',
  later: (hours: number) =>
    `It takes effect ${hours} hours after they approve it, exactly as you entered it. Any admin can stop it until then.`,
  lapses: (days: number) => `If nobody decides within ${days} days it lapses, and nothing changes.`,
  hint: 'The second person and all admins read this.',
  confirm: 'Propose',
  busy: 'Proposing…',
  doneTitle: 'Proposed',
  done: (until: string) =>
    `Nothing has changed yet. It waits for a second person until ${until}. You can follow or withdraw it on the page “Two people”.`,
  doneAlone: (from: string, until: string) =>
    `Nothing has changed yet. There’s no independent second person in this shop, so you can approve it yourself from ${from} until ${until}, on the page “Two people”. All admins have been told.`,
}
