import { money } from '@longhaul/text/format.ts'
import { adviceText } from '@longhaul/text/storefront/parcels/advice.ts'
import Truck from 'lucide-react/icons/truck'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import type { Advice } from './use-advice.ts'

const say = adviceText.wait

/** One sentence at the total: to wait for goods on their way, with the saving after storage. */
export function WaitAdvice({ wait }: { wait: NonNullable<Advice['wait']> }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
      <p className="flex min-w-0 flex-1 items-center gap-2">
        <Truck className="size-5 shrink-0 text-kraft" />
        <span>
          <b className="font-semibold">{say.title(wait.expected_days, money(wait.saved_fen ?? 0))}</b>
          {/* A telephone's bar has no room for the reason. */}
          <span className="max-md:hidden">{say.why(wait.things)}</span>
        </span>
      </p>
      <ButtonLink size="small" to={to.home()}>
        {say.see}
      </ButtonLink>
    </div>
  )
}
