import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { CREATOR_ABOUT_MAX, CREATOR_NAME_MAX } from '@longhaul/domain/rewards/creators.ts'
import { creatorText as say } from '@longhaul/text/storefront/rewards/creator.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { required } from '../shared/checks.ts'

/** The application to be a creator; again after one that was declined. */
export function ApplyForm({ creator }: { creator: OwnCreator | null }) {
  const form = useCallForm('POST /creator', {
    start: { shown_name: creator?.shown_name ?? '', about: creator?.about ?? '' },
    check: { shown_name: required(say.nameMissing) },
    args: ({ shown_name, about }) => ({ body: { shown_name: shown_name.trim(), about: about.trim() } }),
    onDone: () => toast.success(say.sent),
  })
  return (
    <div className="max-w-text">
      <Card title={creator ? say.again : say.apply}>
        <form {...form.props} className="fields">
          <TextField
            label={say.name}
            hint={say.nameHint}
            required
            autoComplete="off"
            maxLength={CREATOR_NAME_MAX}
            {...form.field('shown_name')}
          />
          <TextArea
            label={say.about}
            hint={say.aboutHint}
            optional
            max={CREATOR_ABOUT_MAX}
            {...form.field('about')}
          />
          <Failure of={form.failure} />
          <Button submit type="primary" busy={form.sending && say.busy}>
            {say.send}
          </Button>
        </form>
      </Card>
    </div>
  )
}

/** The shopper as a creator. */
export type OwnCreator = NonNullable<Reply<'GET /creator'>['creator']>
