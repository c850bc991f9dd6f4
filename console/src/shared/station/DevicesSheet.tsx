import { weight } from '@longhaul/text/format.ts'
import { devicesText } from '@longhaul/text/console/station/devices.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { ReadOut } from '@longhaul/ui/mat/ReadOut.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useState } from 'react'
import { Line } from '../layout/Line.tsx'
import { Stack } from '../layout/Stack.tsx'
import { cameraError } from './camera/camera-error.ts'
import { CameraView } from './camera/CameraView.tsx'
import { chooseCamera, closeCamera, openStoredCamera } from './camera/camera.ts'
import { useCameraList, useCameraNow } from './camera/use-camera.ts'
import { BAUD_RATES, chooseScale, closeScale, storedBaud, openStoredScale } from './scale/scale-port.ts'
import { useScaleNow } from './scale/use-scale.ts'
import { ScannerSettings } from './ScannerSettings.tsx'

/**
 * Chooses the camera and scale that this browser uses. Set once; each station then opens them automatically.
 */
export function DevicesSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open title={devicesText.title} onClose={onClose}>
      <Stack>
        <p className="muted">{devicesText.lead}</p>
        <ScannerSettings />
        <CameraSettings />
        <ScaleSettings />
      </Stack>
    </Sheet>
  )
}

function CameraSettings() {
  const words = devicesText.camera
  const camera = useCameraNow()
  const cameras = useCameraList(words.numbered, words.unnamed)
  const used = camera.is === 'on' ? camera.camera : null
  return (
    <section aria-labelledby="camera-settings">
      <Stack tight>
        <h3 id="camera-settings">{words.title}</h3>
        {camera.is === 'failed' && (
          <Note
            tone="warn"
            title={cameraError(camera)}
            action={
              <Button size="small" guardMs={0} onClick={() => void openStoredCamera()}>
                {words.again}
              </Button>
            }
          />
        )}
        <p role="status">
          {camera.is === 'off' && words.off}
          {camera.is === 'opening' && words.opening}
          {used && words.on(used.name || words.unnamed)}
        </p>
        <CameraView />
        {cameras.length > 1 && (
          <SelectField
            label={words.which}
            unmarked
            empty={words.which}
            options={cameras.map(({ id, name }) => ({ value: id, label: name }))}
            value={used?.id ?? ''}
            onChange={(id) => id && void chooseCamera(id)}
          />
        )}
        <Line>
          {used ? (
            <Button guardMs={0} onClick={() => closeCamera(true)}>
              {words.stop}
            </Button>
          ) : (
            <Button guardMs={0} onClick={() => void chooseCamera()}>
              {words.use}
            </Button>
          )}
        </Line>
      </Stack>
    </section>
  )
}

function ScaleSettings() {
  const words = devicesText.scale
  const scale = useScaleNow()
  const [baud, setBaud] = useState(storedBaud)
  const shown = scale.is === 'on' ? scale.shown : null
  return (
    <section aria-labelledby="scale-settings">
      <Stack tight>
        <h3 id="scale-settings">{words.title}</h3>
        {scale.is === 'failed' && (
          <Note
            tone="warn"
            title={devicesText.scaleErrors[scale.why]}
            action={
              <Button size="small" guardMs={0} onClick={() => void openStoredScale()}>
                {words.again}
              </Button>
            }
          />
        )}
        <p role="status">
          {scale.is === 'off' && words.off}
          {scale.is === 'opening' && words.opening}
          {scale.is === 'on' && words.on}
        </p>
        {shown?.kind === 'weight' && <ReadOut label={words.readOut}>{weight(shown.grams)}</ReadOut>}
        <SelectField
          label={words.baud}
          hint={words.baudHint}
          unmarked
          options={BAUD_RATES.map((rate) => ({ value: String(rate), label: String(rate) }))}
          value={String(baud)}
          onChange={(rate) => setBaud(Number(rate))}
        />
        <Line>
          {scale.is === 'on' ? (
            <Button guardMs={0} onClick={() => void closeScale(true)}>
              {words.stop}
            </Button>
          ) : (
            <Button guardMs={0} onClick={() => void chooseScale(baud)}>
              {words.use}
            </Button>
          )}
        </Line>
        <p className="muted">{words.keyboard}</p>
      </Stack>
    </section>
  )
}
