-- Roles belong to the whole cluster. A superuser's script has made them before (setup-postgresql.sql), because the account
-- that migrates may not; the embedded database makes them here.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['commissary_app', 'commissary_definer'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      begin
        execute format('create role %I nologin', role_name);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    -- A migrating role that is no superuser must be able to become each of them.
    if not pg_has_role(current_user, role_name, 'usage') then
      execute format('grant %I to current_user', role_name);
    end if;
  end loop;
end $$;
--> statement-breakpoint
-- The caterer of the transaction. A setting that was never made reads as null or as ''.
create function current_caterer() returns integer language sql stable
  as $$ select nullif(current_setting('app.caterer_id', true), '')::integer $$;
--> statement-breakpoint
create function current_app_user() returns bigint language sql stable
  as $$ select nullif(current_setting('app.user_id', true), '')::bigint $$;
--> statement-breakpoint
-- Who changed a row, when, and how often: no statement can forget it or lie about it.
create function touch_row() returns trigger language plpgsql as $$
begin
  new.created_at := old.created_at;
  new.created_by := old.created_by;
  new.updated_at := now();
  new.updated_by := current_app_user();
  new.version := old.version + 1;
  return new;
end $$;
--> statement-breakpoint
-- "chick brea" finds every text with a word that starts with chick and one that starts with brea. Null: no word at all.
create function prefix_query(words text) returns tsquery language sql immutable as $$
  select string_agg(quote_literal(lexeme) || ':*', ' & ')::tsquery from unnest(to_tsvector('simple', words))
$$;
--> statement-breakpoint
-- Puts a table under the policies, one per command: with a single one for all commands a caterer could delete shared rows.
-- They are forced, or the owner would pass them by; they name the one role that work runs under, so any other sees nothing.
create function secure_table(target regclass, is_shared boolean default false) returns void language plpgsql as $$
declare
  readable text := case when is_shared then 'caterer_id in (0, current_caterer())' else 'caterer_id = current_caterer()' end;
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy app_select on %s for select to commissary_app using (%s)', target, readable);
  execute format('create policy app_insert on %s for insert to commissary_app with check (caterer_id = current_caterer())', target);
  execute format('create policy app_update on %s for update to commissary_app using (caterer_id = current_caterer()) with check (caterer_id = current_caterer())', target);
  execute format('create policy app_delete on %s for delete to commissary_app using (caterer_id = current_caterer())', target);
  execute format('grant select, insert, update, delete on %s to commissary_app', target);
  execute format('create trigger touch_row before update on %s for each row execute function touch_row()', target);
end $$;
--> statement-breakpoint
revoke execute on function secure_table(regclass, boolean) from public;
