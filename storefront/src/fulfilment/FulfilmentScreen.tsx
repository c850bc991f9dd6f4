import { fulfilmentText } from '@longhaul/text/storefront/fulfilment/fulfilment.ts'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { useHead } from '../shared/head.ts'
import { LeadForm } from './LeadForm.tsx'

const words = fulfilmentText

/** `/fulfilment`: shipping for shops from China and Hong Kong, and the form to ask for it. */
export default function FulfilmentScreen() {
  useHead({ title: words.title, description: words.description, canonical: '/fulfilment' })
  const { heads, rows, caption } = words.where
  return (
    <div className="wrap page">
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className="page-lead text-lg">{words.lead}</p>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_26rem] lg:gap-14">
        <div className="grid gap-10">
          <section aria-labelledby="steps">
            <h2 id="steps" className="mb-4">
              {words.stepsTitle}
            </h2>
            <ol className="ledger">
              {words.steps.map((step, index) => (
                <li key={step.title}>
                  <span className="ledger-number">{index + 1}</span>
                  <div>
                    <h3>{step.title}</h3>
                    <p>{step.text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="where">
            <h2 id="where" className="mb-4">
              {words.whereTitle}
            </h2>
            <div className="card">
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
            </div>
          </section>
        </div>
        <LeadForm />
      </div>
    </div>
  )
}
