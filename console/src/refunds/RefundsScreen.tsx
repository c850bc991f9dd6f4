import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import { refundText } from '@longhaul/text/console/refunds/refunds.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money } from '@longhaul/text/format.ts'
import { PaySuccess } from '@longhaul/ui/illustrations/PaySuccess.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Age } from '../shared/Age.tsx'
import { HeldBy } from '../shared/HoldNote.tsx'
import { longestWaitingFirst } from '../shared/queue/longest-waiting-first.ts'
import { QueueScreen } from '../shared/queue/QueueScreen.tsx'
import { StageSelect } from '../shared/queue/StageSelect.tsx'
import { useStage } from '../shared/queue/use-stage.ts'
import { GoodsAbout } from '../shared/goods/GoodsAbout.tsx'
import { namesOf, titleLang } from '../shared/goods/goods-names.ts'
import { RefundPanel } from './RefundPanel.tsx'

/** Refund requests: the open ones unless a stage is chosen, the longest waiting first. */
export default function RefundsScreen() {
  const stage = useStage(['open', ...REFUND_STAGES])
  const list = usePages('GET /staff/refund_cases', stage.shown === 'open' ? {} : { stage: stage.shown }, {
    limit: 100,
  })
  return (
    <QueueScreen
      title={shellText.sections.refunds}
      actions={
        <StageSelect
          label={refundText.filter}
          of={stage}
          name={(id) => (id === 'open' ? refundText.open : consoleWords.refundStages[id])}
        />
      }
      list={list}
      work={stage.shown === 'open' ? 'refund_case' : undefined}
      order={longestWaitingFirst}
      renderRow={(refund) => ({
        title: namesOf(refund.goods).title.text,
        ...titleLang(refund.goods),
        about: <GoodsAbout goods={refund.goods} />,
        sub: (
          <>
            {`${refund.order_number} · ${refund.shopper_name}`}
            <HeldBy kind="refund_case" id={refund.id} />
          </>
        ),
        end: money(refund.amount_fen),
        endBelow: <Age since={refund.created_at} />,
      })}
      renderPanel={(refund, finish) => <RefundPanel refund={refund} onClosed={finish} />}
      none={<EmptyState picture={<PaySuccess />} title={refundText.none} />}
    />
  )
}
