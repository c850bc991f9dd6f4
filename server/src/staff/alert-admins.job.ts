import { actWords } from '@longhaul/text/policy/acts.ts'
import { sendAccountMail } from '../accounts/public.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { listAdminAddressees } from './sql.ts'

/** Mails every admin about an act that creates, multiplies or releases value, or about a proposal of one. */
export const alertAdminsJob = job({
  name: 'alert-admins',
  run: (world, { act, what, by, about }) =>
    inJob(world, ['mails'], async (work) => {
      for (const { email, name, lang } of await listAdminAddressees(work.tx)) {
        const { acts, outcomes } = actWords(lang)
        await sendAccountMail(work, { id: null, email, nickname: name, lang }, 'staff_value_act', {
          args: {
            title: acts[act],
            note: outcomes[what],
            line: by,
            number: about,
            date: work.now.toISOString(),
          },
        })
      }
    }),
})
