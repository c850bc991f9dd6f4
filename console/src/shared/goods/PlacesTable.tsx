import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'

const words = packingText.missingPiece

/** Every time a thing was put on a shelf, newest first: where, by whom and when. */
export function PlacesTable({ id }: { id: string }) {
  const places = useCall('GET /staff/stock_items/{id}/places', { params: { id } })
  return (
    <Loaded of={places}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="muted">{words.none}</p>
        ) : (
          <Table
            caption={words.title}
            captionHidden
            rows={items}
            rowKey={(place) => place.at}
            columns={[
              {
                head: packingText.shelf,
                names: true,
                render: (place) => <span className="code whitespace-nowrap">{place.shelf}</span>,
              },
              { head: words.by, render: (place) => place.by ?? '—' },
              { head: words.at, render: (place) => <DateTime at={place.at} /> },
            ]}
          />
        )
      }
    </Loaded>
  )
}
