import { fulfilmentText } from '@longhaul/text/storefront/fulfilment/fulfilment.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { useHead } from '../shared/head.ts'
import { SampleSheet } from '../shared/inspection/SampleSheet.tsx'
import { Schedule } from '../shared/Schedule.tsx'
import { LeadForm } from './LeadForm.tsx'

const words = fulfilmentText

/** `/fulfilment`: shipping for shops from China and Hong Kong, with an enquiry form. */
export default function FulfilmentScreen() {
  useHead({ title: words.title, description: words.description, canonical: '/fulfilment' })
  const { heads, rows, caption } = words.where
  return (
    <div className="wrap pt-8 pb-14">
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className="mt-2 max-w-text text-lg text-ink-2">{words.lead}</p>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_26rem] lg:gap-14">
        <div className="grid gap-10">
          <section aria-labelledby="steps">
            <h2 id="steps" className="mb-4">
              {words.stepsTitle}
            </h2>
            <Schedule steps={words.steps} />
          </section>
          <section aria-labelledby="where">
            <h2 id="where" className="mb-4">
              {words.whereTitle}
            </h2>
            <Card flush>
              <Table
                caption={caption}
                captionHidden
                columns={[
                  { head: heads.what, names: true, render: (row) => row.what },
                  { head: heads.china, render: (row) => row.china },
                  { head: heads.hongKong, render: (row) => row.hongKong },
                ]}
                rows={rows}
                rowKey={(row) => row.what}
              />
            </Card>
          </section>
        </div>
        <LeadForm />
      </div>
      <div className="mt-12">
        <SampleSheet />
      </div>
    </div>
  )
}
