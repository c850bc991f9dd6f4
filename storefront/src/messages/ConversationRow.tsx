import type { ConversationStage } from '@longhaul/domain/conversations/stages.ts'
import { named } from '@longhaul/text/marks.ts'
import { conversationsText } from '@longhaul/text/storefront/messages/conversations.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { type StatusKind, StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { to } from '../links.ts'
import { aboutWords } from './about.ts'
import type { Conversation } from './use-conversations.ts'

/** What a stage means to the shopper. */
export const stageKinds: Record<ConversationStage, StatusKind> = {
  waiting: 'waiting',
  answered: 'done',
  closed: 'closed',
}

/** One conversation in the list: its subject, the last message, and the number of unread answers. */
export function ConversationRow({ conversation, current }: { conversation: Conversation; current: boolean }) {
  const { id, subject, about, stage, last_message: last, last_message_at: at, unread_count } = conversation
  const unread = unread_count > 0
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={to.conversation(id)}
        className={`grid grid-cols-1 gap-1 px-4 py-3 text-ink no-underline ${current ? 'bg-primary-tint' : 'hover:bg-sunken'}`}
        aria-current={current ? 'true' : undefined}
      >
        <span className="flex items-baseline gap-3">
          <span className={`min-w-0 flex-1 truncate ${unread ? 'font-semibold' : 'font-medium'}`}>
            {unread && <span className="sr-only">{named(conversationsText.unread(unread_count), '')}</span>}
            {subject}
          </span>
          {unread && (
            <span
              className="num flex-none rounded-full bg-primary px-2 text-xs leading-normal font-semibold text-on-fill"
              aria-hidden="true"
            >
              {unread_count}
            </span>
          )}
        </span>
        <span className="line-clamp-2 text-sm text-ink-2">
          {named(
            last.author === 'shopper' ? conversationsText.you : conversationsText.service,
            last.excerpt || conversationsText.picture,
          )}
        </span>
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-ink-2">
          <StatusTag kind={stageKinds[stage]}>{conversationsText.stages[stage]}</StatusTag>
          <DateTime at={at} />
        </span>
        {about && <span className="truncate text-sm text-ink-2">{aboutWords(about.kind, about.number)}</span>}
      </Link>
    </li>
  )
}
