import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { GRANT_SCOPES } from '@longhaul/domain/accounts/grants.ts'
import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { ActsSheet } from './ActsSheet.tsx'
import { MadeCard } from './MadeCard.tsx'
import { NewTokenSheet } from './NewTokenSheet.tsx'
import { SecretOnce } from './SecretOnce.tsx'

const words = programsText.tokens
type Token = Reply<'GET /tokens'>['items'][number]

/**
 * The tokens and connected programs with what each may spend and has done, a button to create a token, and
 * one to stop each.
 */
export function TokensCard({ asksCode, whyNot }: { asksCode: boolean; whyNot: string | false }) {
  const tokens = useCall('GET /tokens')
  const [making, setMaking] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const [shown, setShown] = useState<Token | null>(null)
  return (
    <MadeCard
      words={words}
      of={tokens}
      renderRow={(token) => <OneToken key={token.id} token={token} onShow={() => setShown(token)} />}
      whyNot={whyNot}
      onMake={() => setMaking(true)}
      beside={(tokens.data?.items.length ?? 0) > 1 && <StopAll />}
    >
      {making && (
        <NewTokenSheet
          asksCode={asksCode}
          onClose={() => setMaking(false)}
          onMade={(token) => {
            setMaking(false)
            setMade(token)
          }}
        />
      )}
      <SecretOnce secret={made} title={words.madeTitle} what={words.copy} onClose={() => setMade(null)} />
      <AssistantAddress />
      {shown && <ActsSheet token={shown} onClose={() => setShown(null)} />}
    </MadeCard>
  )
}

/** What an assistant asks for to be connected. */
function AssistantAddress() {
  const address = `${location.origin}/mcp`
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3">
      <p className="basis-full text-ink-2">{words.assistant}</p>
      <code className="code wrap-anywhere">{address}</code>
      <CopyButton text={address} what={words.assistantAddress} />
    </div>
  )
}

/** Stops every program at once. */
function StopAll() {
  const stop = useSend('DELETE /tokens', { onDone: () => toast.success(words.allStopped) })
  const askFirst = () =>
    ask({
      title: words.stopAllTitle,
      text: words.stopAllText,
      confirmText: words.stopAll,
      busyText: words.stopBusy,
      danger: true,
      onConfirm: () => stop.mutateAsync({}),
    })
  return (
    <Button type="redLine" guardMs={0} onClick={() => void askFirst()}>
      {words.stopAll}
    </Button>
  )
}

function OneToken({ token, onShow }: { token: Token; onShow: () => void }) {
  const stop = useSend('DELETE /tokens/{id}', {
    onDone: () => toast.success(words.stopped(token.name)),
  })
  const isOver = new Date(token.expires_at) <= new Date()
  const askFirst = () =>
    ask({
      title: words.stopTitle(token.name),
      text: words.stopText,
      confirmText: words.stop,
      busyText: words.stopBusy,
      danger: true,
      onConfirm: () => stop.mutateAsync({ params: { id: token.id } }),
    })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium break-words">
          {token.name} {isOver && <Tag tone="warn">{words.expired}</Tag>}
        </p>
        {token.connected_to !== null && (
          <p className="text-sm break-words text-ink-2">{words.connectedTo(token.connected_to)}</p>
        )}
        <p className="text-sm text-ink-2">
          {token.scopes.length === GRANT_SCOPES.length
            ? words.everything
            : token.scopes.map((scope) => words.scope[scope]).join(' · ')}
        </p>
        {token.acts && maySpend(token) && (
          <p className="text-sm text-ink-2">
            {token.acts.per_day_fen > 0 && token.acts.per_act_fen > 0
              ? words.limits(token.acts.per_act_fen, token.acts.per_day_fen)
              : words.alwaysAsks}{' '}
            · {words.today(token.acts.spent_today_fen)}
          </p>
        )}
        <p className="text-sm text-ink-2">
          {isOver ? words.over : words.until} <DateTime at={token.expires_at} only="date" /> ·{' '}
          {token.last_used_at ? (
            <>
              {words.used} <DateTime at={token.last_used_at} />
            </>
          ) : (
            words.never
          )}
        </p>
        <Failure of={stop.error} />
      </div>
      {token.acts && (
        <Button size="small" guardMs={0} aria-label={words.didOf(token.name)} onClick={onShow}>
          {words.did(token.acts.count)}
        </Button>
      )}
      <Button
        size="small"
        type="redLine"
        guardMs={0}
        aria-label={words.stopNamed(token.name)}
        onClick={() => void askFirst()}
      >
        {words.stop}
      </Button>
    </li>
  )
}

/** A connected program may only read, and then has no limits to show. */
const maySpend = ({ scopes }: Token): boolean => scopes.some((scope) => scope.endsWith(':write'))
