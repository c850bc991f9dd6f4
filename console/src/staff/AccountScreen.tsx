import { refresh } from '@longhaul/browser/calls/queries.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { dateTime } from '@longhaul/text/format.ts'
import { staffText } from '@longhaul/text/console/staff/staff.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { Page } from '../shared/Page.tsx'
import { useMe } from '../shared/use-me.ts'
import { IdentityForm } from './IdentityForm.tsx'
import { OwnPasswordForm } from './OwnPasswordForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SessionsTable } from './SessionsTable.tsx'
import { TwoFactorSetup } from './TwoFactorSetup.tsx'

const words = staffText.account
const two = staffText.two
type Security = Reply<'GET /staff/security'>
type Task = 'setup' | 'disable' | 'renew'

/** The user's own account: its security, and where it is logged in. */
export default function AccountScreen() {
  const security = useCall('GET /staff/security')
  return (
    <Page title={words.title}>
      <Loaded of={security}>
        {(found) => (
          <div className="max-w-[46rem]">
            <Stack>
              <TwoFactorCard security={found} />
              <Card title={words.passwordTitle}>
                <OwnPasswordForm
                  changedAt={found.password_changed_at}
                  asksCode={found.two_factor_at !== null}
                />
              </Card>
              <Devices sessions={found.sessions} />
            </Stack>
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function TwoFactorCard({ security }: { security: Security }) {
  const queries = useQueryClient()
  const me = useMe()
  const demo = useCall('GET /configurations', undefined, { staleMs: 10 * 60_000 }).data?.demo
  const [task, setTask] = useState<Task | null>(null)
  const since = security.two_factor_at
  function close() {
    setTask(null)
    void refresh(queries, 'GET /staff/security')
    void refresh(queries, 'GET /staff/info')
  }
  return (
    <Card
      title={staffText.twoFactor}
      aside={
        <StatusTag kind={since ? 'done' : 'closed'}>{since ? two.on(dateTime(since)) : two.off}</StatusTag>
      }
    >
      <Stack>
        <p>{two.lead}</p>
        {security.two_factor_required && <p className="muted">{two.required}</p>}
        {demo && !since && <Note>{two.demo}</Note>}
        {since ? (
          <>
            <p>{two.codesLeft(security.recovery_codes_left)}</p>
            <Line as="p">
              <Button onClick={() => setTask('renew')}>{two.renew}</Button>
              <Button
                onClick={() => setTask('disable')}
                disabledReason={security.two_factor_required ? two.required : undefined}
              >
                {two.disable}
              </Button>
            </Line>
          </>
        ) : (
          <p>
            <Button type="primary" onClick={() => setTask('setup')}>
              {two.start}
            </Button>
          </p>
        )}
      </Stack>
      <Sheet open={task !== null} title={task === 'renew' ? two.renew : staffText.twoFactor} onClose={close}>
        {task && <TwoFactorTask task={task} email={me?.email ?? ''} onDone={close} />}
      </Sheet>
    </Card>
  )
}

/**
 * Sets two-step login up, switches it off, or creates new recovery codes, which are shown until the user has
 * saved them.
 */
function TwoFactorTask({ task, email, onDone }: { task: Task; email: string; onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <>
      {task === 'setup' && <TwoFactorSetup email={email} onDone={onDone} />}
      {task === 'disable' && (
        <IdentityForm
          spec="POST /staff/two_factor/disable"
          submit={two.disable}
          onDone={() => {
            toast.success(two.disabled)
            onDone()
          }}
        />
      )}
      {task === 'renew' && !codes && (
        <>
          <p>{two.renewText}</p>
          <IdentityForm
            spec="POST /staff/two_factor/recovery_codes"
            submit={two.renew}
            onDone={(reply) => 'recovery_codes' in reply && setCodes(reply.recovery_codes)}
          />
        </>
      )}
      {codes && <RecoveryCodes codes={codes} email={email} onKept={onDone} />}
    </>
  )
}

function Devices({ sessions }: { sessions: Security['sessions'] }) {
  const end = useSend('DELETE /staff/sessions/{id}', {
    onDone: () => toast.success(words.loggedOut),
  })
  return (
    <Card title={words.devices} flush>
      <SessionsTable sessions={sessions} onEnd={(id) => end.mutate({ params: { id } })} />
    </Card>
  )
}
