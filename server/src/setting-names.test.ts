import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SETTING_NAMES, readEnv } from './read-env.ts'
import { misspeltNames } from './setting-names.ts'

describe('a misspelt setting stops the start, with the right name', () => {
  test.each([
    ['SMTP_ULR', 'SMTP_URL'],
    ['SMTPURL', 'SMTP_URL'],
    ['smtp_url', 'SMTP_URL'],
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
    ['TRUST_PROXIES', 'TRUSTED_PROXIES'],
    ['PROT', 'PORT'],
    ['DATADIR', 'DATA_DIR'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['PUBLIC_URLS', 'PUBLIC_URL'],
    ['METRIC_PORT', 'METRICS_PORT'],
    ['SEALING_KEY', 'SEALING_KEYS'],
    ['SEALING_KEY_FILE', 'SEALING_KEYS_FILE'],
    ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
    ['STRIPE_WEBHOOKS_SECRET', 'STRIPE_WEBHOOK_SECRET'],
  ])('%s: did you mean %s?', (wrong, right) => {
    expect(misspeltNames({ [wrong]: 'x' }, SETTING_NAMES)).toEqual([
      `${wrong} is not a setting: did you mean ${right}?`,
    ])
  })

  test('with all other faults, without its value', () => {
    const wrong = { SMTP_ULR: 'smtp://user:secret@mail.example.com', TRUSTED_PROXY: '10.0.0.1', PORT: 'http' }
    expect(() => readEnv({ ...wrong, DEMO: '0' })).toThrow(
      /did you mean SMTP_URL\?[^]*did you mean TRUSTED_PROXIES\?[^]*PORT must be[^]*SMTP_URL is required/,
    )
    expect(() => readEnv(wrong)).not.toThrow(/secret/)
  })

  test('unless it is empty, as compose passes what is not set', () => {
    expect(misspeltNames({ SMTP_ULR: '', TRUSTED_PROXY: ' ' }, SETTING_NAMES)).toEqual([])
  })
})

test('what others put into the environment is theirs', () => {
  expect(misspeltNames(OF_OTHERS, SETTING_NAMES)).toEqual([])
})

/**
 * The names and some values that a shell, npm, cron, systemd, Docker, Kubernetes and build machines put into
 * an environment.
 */
const OF_OTHERS: Record<string, string> = {
  ...Object.fromEntries(
    `PATH HOME USER LOGNAME SHELL PWD OLDPWD SHLVL TERM LANG LC_ALL TZ TMPDIR MAIL MAILTO MAILFROM HOSTNAME HOSTTYPE EDITOR PAGER DISPLAY MODE HOSTFILE HOSTILE
    LS_COLORS COLORTERM COLUMNS LINES SSH_CLIENT SSH_CONNECTION SSH_TTY SSH_AUTH_SOCK XDG_RUNTIME_DIR XDG_SESSION_ID XDG_DATA_DIRS
    DBUS_SESSION_BUS_ADDRESS SUDO_USER SUDO_UID LOG_DIR http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY NO_COLOR FORCE_COLOR
    NODE_ENV NODE_OPTIONS NODE_VERSION NODE_EXTRA_CA_CERTS NODE_PATH YARN_VERSION INIT_CWD NVM_DIR npm_command npm_config_cache npm_config_loglevel
    npm_config_prefix npm_config_user_agent npm_execpath npm_lifecycle_event npm_lifecycle_script npm_node_execpath npm_package_json
    npm_package_name npm_package_version INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID MAINPID NOTIFY_SOCKET LISTEN_FDS LISTEN_PID
    CREDENTIALS_DIRECTORY RUNTIME_DIRECTORY STATE_DIRECTORY LOGS_DIRECTORY CACHE_DIRECTORY CONFIGURATION_DIRECTORY MEMORY_PRESSURE_WATCH
    KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_SERVICE_PORT_HTTPS KUBERNETES_PORT_443_TCP_ADDR KUBERNETES_PORT_443_TCP_PROTO
    LONGHAUL_SERVICE_HOST LONGHAUL_SERVICE_PORT LONGHAUL_SERVICE_PORT_HTTP LONGHAUL_PORT_80_TCP LONGHAUL_PORT_80_TCP_PORT S3_SERVICE_HOST
    DATABASE_SERVICE_HOST DATABASE_PASSWORD DATABASE_HOST DATABASE_PORT DATABASE_NAME DATABASE_USER POSTGRES_PASSWORD POSTGRES_USER POSTGRES_DB
    PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE PGSSLMODE REDIS_URL POD_NAME POD_IP POD_NAMESPACE NODE_NAME CI CI_COMMIT_SHA CI_JOB_TOKEN CI_PROJECT_URL
    CI_SERVER_HOST CI_SERVER_PORT CI_SERVER_URL GITHUB_ACTIONS GITHUB_TOKEN GITHUB_SERVER_URL GITLAB_CI RUNNER_TEMP BUILD_ID JOB_NAME
    AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_REGION AWS_DEFAULT_REGION GOOGLE_APPLICATION_CREDENTIALS SENTRY_RELEASE SENTRY_AUTH_TOKEN
    OTEL_EXPORTER_OTLP_ENDPOINT OTEL_SERVICE_NAME OTEL_RESOURCE_ATTRIBUTES STRIPE_PUBLISHABLE_KEY VITEST VITEST_WORKER_ID SMTP_HOST SMTP_PORT SMTP_USER
    DYNO HEROKU_APP_NAME FLY_APP_NAME FLY_REGION RENDER_SERVICE_ID RAILWAY_PUBLIC_DOMAIN WEBSITE_HOSTNAME`
      .split(/\s+/)
      .map((name) => [name, 'x']),
  ),
  LONGHAUL_PORT: 'tcp://10.96.0.12:80',
  S3_PORT: 'tcp://10.96.0.13:9000',
  DATABASE_POOLS: 'tcp://10.96.0.14:5432',
}

describe('a setting can come from a file', () => {
  let folder = ''
  const at = (name: string) => join(folder, name)
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'longhaul-files-'))
    await writeFile(at('smtp-url'), 'smtp://user:secret@mail.example.com\r\n\n')
    await writeFile(at('key'), 'sk_test_1\n')
    await writeFile(at('empty'), '\n')
    await writeFile(at('long'), 'x'.repeat(70_000))
    await mkdir(at('folder'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('the platform’s, a provider’s, and a command’s; the end of the line is not part of it', () => {
    const env = readEnv({
      SMTP_URL_FILE: at('smtp-url'),
      STRIPE_SECRET_KEY_FILE: ` ${at('key')} `,
      STRIPE_WEBHOOK_SECRET: 'whsec',
      BACKUP_S3_ACCESS_KEY_FILE: at('key'),
      BACKUP_S3_SECRET_KEY_FILE: at('key'),
    })
    expect(env.smtpUrl).toBe('smtp://user:secret@mail.example.com')
    expect([...env.apiKeys.values()]).toMatchObject([{ secretKey: 'sk_test_1', webhookSecret: 'whsec' }])
    expect(env.backupKeys).toMatchObject({ accessKey: 'sk_test_1', secretKey: 'sk_test_1' })
  })

  test('which must be there, readable, a file, of a sensible size and not empty, and the only source of its value', () => {
    const wrong = {
      SMTP_URL_FILE: at('none'),
      SEALING_KEYS_FILE: at('folder'),
      DATABASE_URL_FILE: at('empty'),
      METRICS_TOKEN_FILE: at('long'),
      S3_URL: 'https://s3.example.com/bucket',
      S3_URL_FILE: at('smtp-url'),
    }
    expect(() => readEnv({ ...wrong, DEMO: '0' })).toThrow(
      new RegExp(
        [
          `DATABASE_URL_FILE: .*/empty is empty`,
          `SEALING_KEYS_FILE: .*/folder is not a file`,
          `SMTP_URL_FILE: .*/none cannot be read \\(ENOENT\\)`,
          `S3_URL and S3_URL_FILE are both set`,
          `METRICS_TOKEN_FILE: .*/long is too large`,
        ].join('[^]*'),
      ),
    )
    expect(() => readEnv({ ...wrong, DEMO: '0' })).not.toThrow(/secret/)
  })

  test('what cannot be read is named with the reason', () => {
    expect(() => readEnv({ METRICS_TOKEN_FILE: `${at('key')}/value` })).toThrow(/cannot be read \(ENOTDIR\)/)
  })
})
