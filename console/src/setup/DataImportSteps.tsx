import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { dataImportText as words } from '@longhaul/text/console/setup/data-import.ts'
import { money, number } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { Line } from '../shared/layout/Line.tsx'
import { useMe } from '../shared/use-me.ts'

/**
 * The steps for an uploaded file: another admin approves or rejects it, the admin who uploaded it withdraws
 * it, its shoppers are mailed.
 */
export function DataImportSteps({ dataImport }: { dataImport: DataImport }) {
  const me = useMe()
  if (dataImport.stage === 'waiting')
    return <Decide dataImport={dataImport} isOwn={dataImport.asked_by === me?.id} />
  if (dataImport.kind === 'shoppers' && dataImport.stage === 'done' && dataImport.accounts_to_invite > 0)
    return <Invite dataImport={dataImport} />
  return null
}

function Decide({ dataImport, isOwn }: { dataImport: DataImport; isOwn: boolean }) {
  const params = { id: dataImport.id }
  const approve = useSend('POST /staff/data_imports/{id}/approve', {
    onDone: () => toast.success(words.approved),
  })
  const reject = useSend('POST /staff/data_imports/{id}/reject', {
    onDone: () => toast.success(words.rejected),
  })
  const askToApprove = () =>
    ask({
      title: words.approveAsk,
      text: words.askText(number(dataImport.row_count), money(dataImport.total_fen)),
      confirmText: words.approve,
      onConfirm: () => approve.mutateAsync({ params, body: {} }).then(() => true),
    })
  return (
    <Line>
      {!isOwn && (
        <Button size="small" type="primary" onClick={() => void askToApprove()}>
          {words.approve}
        </Button>
      )}
      <Button
        size="small"
        busy={reject.isPending && words.reject}
        onClick={() => reject.mutate({ params, body: {} })}
      >
        {isOwn ? words.takeBack : words.reject}
      </Button>
    </Line>
  )
}

function Invite({ dataImport }: { dataImport: DataImport }) {
  const count = number(dataImport.accounts_to_invite)
  const invite = useSend('POST /staff/data_imports/{id}/invite', {
    onDone: () => toast.success(words.invited),
  })
  const askToInvite = () =>
    ask({
      title: words.inviteAsk,
      text: words.inviteText(count),
      confirmText: words.invite(count),
      onConfirm: () => invite.mutateAsync({ params: { id: dataImport.id }, body: {} }).then(() => true),
    })
  return (
    <Button size="small" onClick={() => void askToInvite()}>
      {words.invite(count)}
    </Button>
  )
}

/** A file of another shop, as admins see it. */
export type DataImport = Reply<'GET /staff/data_imports'>['items'][number]
