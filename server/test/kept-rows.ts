import type pg from 'pg'

/** The schema that stores the template's rows and the function that restores them. */
const SCHEMA = 'kept'

/**
 * Makes a template, and so its copies, restorable: stores its rows in separate tables and creates two
 * functions, of which one empties the tables that are no longer as they were, and the other fills them again.
 * Rows are deleted and removed by `VACUUM`, so that connections stay open and keep most of what they know.
 * Any change to the schema makes a database unusable for this.
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
    const emptied = await client.query<{ name: string }>(`SELECT name FROM ${SCHEMA}.empty_changed() AS name`)
    // Otherwise new rows would take the places of old ones, and rows of the same moment would be read in an
    // order that depends on earlier files.
    if (emptied.rows.length > 0)
      await client.query(`VACUUM ${emptied.rows.map(({ name }) => name).join(', ')}`)
    await client.query(`SELECT ${SCHEMA}.fill()`)
    return true
  } catch {
    return false
  } finally {
    client.release()
  }
}

/**
 * Leaves out generated columns. Foreign keys and triggers are disabled while rows are restored, since copying
 * a template does not run them either. A table that was empty is as it was if it still takes no space.
 * Whatever writes a row stamps it with its transaction (`xmin`), so another table is as it was if it has as
 * many rows and none from after the last restore.
 */
const PREPARE = `
DO $make$
DECLARE
  own record;
  empty_all text := '';
  fill_all text := '';
  row_count bigint;
  is_changed text;
  own_columns text;
  settings constant text := 'LANGUAGE plpgsql SET session_replication_role = replica SET lock_timeout = ''1s''';
BEGIN
  FOR own IN
    SELECT c.oid, format('%I.%I', n.nspname, c.relname) AS name, format('${SCHEMA}.%I', n.nspname || '_' || c.relname) AS kept
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname NOT IN ('information_schema', '${SCHEMA}')
  LOOP
    EXECUTE format('SELECT count(*) FROM %s', own.name) INTO row_count;
    IF row_count = 0 THEN
      is_changed := format('pg_relation_size(%L) > 0', own.name);
    ELSE
      is_changed := format('(SELECT count(*) <> %s OR max(xmin::text::bigint) > last_restore FROM %s)', row_count, own.name);
      EXECUTE format('CREATE TABLE %s AS TABLE %s', own.kept, own.name);
      SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) INTO own_columns
      FROM pg_attribute WHERE attrelid = own.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
      fill_all := fill_all || format(
        'IF NOT EXISTS (SELECT FROM %s) THEN INSERT INTO %s (%s) OVERRIDING SYSTEM VALUE SELECT %s FROM %s; END IF; ',
        own.name, own.name, own_columns, own_columns, own.kept);
    END IF;
    empty_all := empty_all || format('IF %s THEN DELETE FROM %s; RETURN NEXT %L; END IF; ', is_changed, own.name, own.name);
  END LOOP;
  FOR own IN SELECT format('%I.%I', schemaname, sequencename) AS name, start_value, last_value FROM pg_sequences LOOP
    fill_all := fill_all || format('PERFORM setval(%L, %s, %L); ', own.name, coalesce(own.last_value, own.start_value), own.last_value IS NOT NULL);
  END LOOP;
  EXECUTE format('CREATE FUNCTION ${SCHEMA}.empty_changed() RETURNS SETOF text %s AS %L', settings,
    'DECLARE last_restore bigint := (SELECT xid FROM ${SCHEMA}.restored); BEGIN ' || empty_all || 'END');
  EXECUTE format('CREATE FUNCTION ${SCHEMA}.fill() RETURNS void %s AS %L', settings,
    'BEGIN ' || fill_all || 'UPDATE ${SCHEMA}.restored SET xid = pg_current_xact_id()::text::bigint; END');
END $make$`
