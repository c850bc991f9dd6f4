import type pg from 'pg'

/** The schema that stores the template's rows and the function that restores them. */
const SCHEMA = 'kept'

/**
 * Makes a template, and so its copies, restorable: stores its rows in separate tables and creates a function that restores them. That function deletes rows
 * instead of truncating tables, so that the connections' caches and plans stay valid. It leaves out tables that still hold exactly the template's rows, of
 * which some thousand are countries, provinces and articles with an index of their words. Any change to the schema makes a database unusable for this.
 */
export async function keepRows(pool: pg.Pool): Promise<void> {
  await pool.query(`CREATE SCHEMA ${SCHEMA}`)
  await pool.query(PREPARE)
  await pool.query(`
    CREATE TABLE ${SCHEMA}.restored AS SELECT pg_current_xact_id()::text::bigint AS xid;
    CREATE TABLE ${SCHEMA}.spoiled (what text);
    CREATE FUNCTION ${SCHEMA}.spoil() RETURNS event_trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO ${SCHEMA}.spoiled VALUES (tg_tag); END $$;
    CREATE EVENT TRIGGER spoiled ON ddl_command_end EXECUTE FUNCTION ${SCHEMA}.spoil()`)
}

/** Restores the rows of the template; returns false if the schema was changed or a table is still locked. */
export async function restoreRows(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ spoiled: boolean }>(
      `SELECT EXISTS (SELECT FROM ${SCHEMA}.spoiled) AS spoiled`,
    )
    if (rows[0]?.spoiled !== false) return false
    await client.query(`SELECT ${SCHEMA}.bring_back()`)
    return true
  } catch {
    return false
  } finally {
    client.release()
  }
}

/**
 * Leaves out generated columns. Foreign keys and triggers are disabled while rows are restored, since copying a template does not run them either. Whatever
 * writes a row stamps it with its transaction (`xmin`), so a table is as it was if it has as many rows and none from after the last restore.
 */
const PREPARE = `
DO $make$
DECLARE
  own record;
  body text := '';
  row_count bigint;
  own_columns text;
BEGIN
  FOR own IN
    SELECT c.oid, format('%I.%I', n.nspname, c.relname) AS name, format('${SCHEMA}.%I', n.nspname || '_' || c.relname) AS kept
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname NOT IN ('information_schema', '${SCHEMA}')
  LOOP
    EXECUTE format('SELECT count(*) FROM %s', own.name) INTO row_count;
    IF row_count = 0 THEN
      body := body || format('DELETE FROM %s; ', own.name);
    ELSE
      EXECUTE format('CREATE TABLE %s AS TABLE %s', own.kept, own.name);
      SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) INTO own_columns
      FROM pg_attribute WHERE attrelid = own.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
      body := body || format(
        'IF (SELECT count(*) <> %s OR max(xmin::text::bigint) > last_restore FROM %s) THEN DELETE FROM %s; INSERT INTO %s (%s) OVERRIDING SYSTEM VALUE SELECT %s FROM %s; END IF; ',
        row_count, own.name, own.name, own.name, own_columns, own_columns, own.kept);
    END IF;
  END LOOP;
  FOR own IN SELECT format('%I.%I', schemaname, sequencename) AS name, start_value, last_value FROM pg_sequences LOOP
    body := body || format('PERFORM setval(%L, %s, %L); ', own.name, coalesce(own.last_value, own.start_value), own.last_value IS NOT NULL);
  END LOOP;
  EXECUTE format(
    'CREATE FUNCTION ${SCHEMA}.bring_back() RETURNS void LANGUAGE plpgsql SET session_replication_role = replica SET lock_timeout = ''1s'' AS %L',
    'DECLARE last_restore bigint := (SELECT xid FROM ${SCHEMA}.restored); BEGIN ' || body || 'UPDATE ${SCHEMA}.restored SET xid = pg_current_xact_id()::text::bigint; END');
END $make$`
