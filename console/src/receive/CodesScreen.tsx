import { openDocument } from '@longhaul/browser/calls/documents.ts'
import { readCarts } from '@longhaul/domain/parcels/picking.ts'
import { SHELVES_AT_ONCE, readShelfList } from '@longhaul/domain/warehouse/shelf-list.ts'
import { STATION_COMMANDS } from '@longhaul/domain/warehouse/station-codes.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { Facts } from '../shared/Facts.tsx'
import { useStored } from '../shared/stored.ts'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { Page } from '../shared/Page.tsx'

/** The codes to print once: station commands and shelves. */
export default function CodesScreen() {
  const [text, setText] = useStored('shelves')
  const { shelves, tooLong } = readShelfList(text)
  const why =
    shelves.length > SHELVES_AT_ONCE
      ? stationText.codesTooMany(SHELVES_AT_ONCE)
      : tooLong[0] === undefined
        ? null
        : stationText.codesTooLong(tooLong[0])
  const [carts, setCarts] = useStored('carts')
  const bins = readCarts(carts)
  const whyNotCarts = bins === null ? stationText.codesCartsWrong : null
  const query = new URLSearchParams({ shelves: shelves.join(','), carts })
  const path = `/staff/station_codes.pdf?${query.toString()}`
  return (
    <Page title={stationText.codes} lead={stationText.codesLead}>
      <Card>
        <Stack>
          <Facts
            facts={STATION_COMMANDS.map((command) => ({
              name: command,
              value: stationText.commands[command],
            }))}
          />
          <TextArea
            label={stationText.codesShelves}
            hint={stationText.codesShelvesHint}
            error={why}
            optional
            rows={8}
            spellCheck={false}
            value={text}
            onChange={setText}
          />
          <TextField
            label={stationText.codesCarts}
            hint={stationText.codesCartsHint}
            error={whyNotCarts}
            optional
            maxLength={200}
            spellCheck={false}
            value={carts}
            onChange={setCarts}
          />
          <p role="status">{stationText.codesCount(shelves.length + (bins?.length ?? 0))}</p>
          <Line>
            <Button
              type="primary"
              guardMs={0}
              disabledReason={why ?? whyNotCarts}
              onClick={() => void openDocument(path, 'station-codes.pdf')}
            >
              {stationText.print}
            </Button>
          </Line>
        </Stack>
      </Card>
    </Page>
  )
}
