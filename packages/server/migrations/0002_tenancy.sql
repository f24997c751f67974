-- Words to search by. Generated, so no statement has to keep them; read by prefix_query only, so no model lists them.
alter table reference_food add column search tsvector not null generated always as
  (to_tsvector('simple', code || ' ' || description || ' ' || coalesce(food_group, ''))) stored;
alter table ingredient add column search tsvector not null generated always as
  (to_tsvector('simple', code || ' ' || name || ' ' || coalesce(brand, '') || ' ' || coalesce(category, ''))) stored;
alter table recipe add column search tsvector not null generated always as
  (to_tsvector('simple', coalesce(number, '') || ' ' || name)) stored;
--> statement-breakpoint
select secure_table('reference_food', true), secure_table('reference_food_measure', true);
select secure_table('caterer'), secure_table('app_user'), secure_table('user_school'), secure_table('session'),
  secure_table('school'), secure_table('meal_program'), secure_table('school_program'),
  secure_table('ingredient'), secure_table('ingredient_measure'), secure_table('recipe'), secure_table('recipe_line'),
  secure_table('master_calendar'), secure_table('master_day'), secure_table('master_line'),
  secure_table('school_calendar'), secure_table('school_day'), secure_table('school_line_change'),
  secure_table('import_job'), secure_table('import_row'), secure_table('file'), secure_table('file_chunk'),
  secure_table('idempotency_key'), secure_table('login_attempt');
--> statement-breakpoint
-- A caterer can change itself but neither make nor delete one.
revoke insert, delete on caterer from commissary_app;
drop policy app_insert on caterer;
drop policy app_delete on caterer;
-- Attempts to log in are nobody's: only the functions below see them.
revoke all on login_attempt from commissary_app;
drop policy app_select on login_attempt;
drop policy app_insert on login_attempt;
drop policy app_update on login_attempt;
drop policy app_delete on login_attempt;
--> statement-breakpoint
-- What is looked up before a caterer is known: a login, a token, the next job. These functions run as a role of their own
-- that may touch these tables and nothing else.
grant select, insert on caterer to commissary_definer;
grant usage on sequence caterer_id_seq to commissary_definer;
grant select on app_user to commissary_definer;
grant select, insert, update, delete on session to commissary_definer;
grant select, insert, delete on login_attempt to commissary_definer;
grant select, update on import_job to commissary_definer;
grant select, delete on idempotency_key to commissary_definer;
create policy definer_select on caterer for select to commissary_definer using (caterer_id > 0);
create policy definer_insert on caterer for insert to commissary_definer with check (caterer_id > 0);
create policy definer_select on app_user for select to commissary_definer using (caterer_id > 0);
create policy definer_select on session for select to commissary_definer using (caterer_id > 0);
create policy definer_insert on session for insert to commissary_definer with check (caterer_id > 0);
create policy definer_update on session for update to commissary_definer using (caterer_id > 0) with check (caterer_id > 0);
create policy definer_delete on session for delete to commissary_definer using (caterer_id > 0);
create policy definer_select on login_attempt for select to commissary_definer using (caterer_id = 0);
create policy definer_insert on login_attempt for insert to commissary_definer with check (caterer_id = 0);
create policy definer_delete on login_attempt for delete to commissary_definer using (caterer_id = 0);
create policy definer_select on import_job for select to commissary_definer using (caterer_id >= 0);
create policy definer_update on import_job for update to commissary_definer using (caterer_id >= 0) with check (caterer_id >= 0);
create policy definer_select on idempotency_key for select to commissary_definer using (caterer_id >= 0);
create policy definer_delete on idempotency_key for delete to commissary_definer using (caterer_id >= 0);
--> statement-breakpoint
create function find_login(p_user_name text)
  returns table (user_id bigint, caterer_id integer, role text, password_hash text, status text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select u.id, u.caterer_id, u.role, u.password_hash, u.status
  from app_user u join caterer c on c.id = u.caterer_id and c.archived_at is null
  where lower(u.user_name) = lower(p_user_name) and u.archived_at is null
$$;
--> statement-breakpoint
-- A session is alive while nothing of its family was revoked. Looking at the whole family closes a race: a refresh that runs
-- beside a logout adds a row that the logout does not see.
create function is_family_alive(p_family uuid, p_user bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select not exists (select from session s where s.family_id = p_family and s.revoked_at is not null)
    and exists (
      select from app_user u join caterer c on c.id = u.caterer_id
      where u.id = p_user and u.status = 'active' and u.archived_at is null and c.archived_at is null
    )
$$;
--> statement-breakpoint
create function find_session(p_access_hash text)
  returns table (session_id bigint, family_id uuid, caterer_id integer, user_id bigint, role text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.id, s.family_id, s.caterer_id, s.user_id, u.role
  from session s join app_user u on u.id = s.user_id
  where s.access_token_hash = p_access_hash and s.access_expires_at > now() and s.family_expires_at > now()
    and is_family_alive(s.family_id, s.user_id)
$$;
--> statement-breakpoint
-- Gives a family its next pair of tokens. `rotated`: the pair is issued, also when the token was replaced within the grace,
-- because the answer to the first refresh can be lost. `reused`: an older token came back, the family is ended.
-- `refused`: unknown, expired or ended.
create function rotate_session(
  p_refresh_hash text, p_new_access_hash text, p_new_refresh_hash text,
  p_access_seconds integer, p_refresh_seconds integer, p_grace_seconds integer
)
  returns table (outcome text, session_id bigint, caterer_id integer, user_id bigint)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
declare
  old session%rowtype;
  new_id bigint;
begin
  select * into old from session s where s.refresh_token_hash = p_refresh_hash for update;
  if not found or old.refresh_expires_at <= now() or old.family_expires_at <= now()
    or not is_family_alive(old.family_id, old.user_id)
  then
    return query select 'refused', null::bigint, null::integer, null::bigint;
    return;
  end if;
  if old.replaced_at is not null and old.replaced_at + make_interval(secs => p_grace_seconds) < now() then
    update session s set revoked_at = now() where s.family_id = old.family_id and s.revoked_at is null;
    return query select 'reused', old.id, old.caterer_id, old.user_id;
    return;
  end if;
  -- Calls already under way with the old access token may still arrive within the grace.
  update session s set replaced_at = coalesce(s.replaced_at, now()),
    access_expires_at = least(s.access_expires_at, now() + make_interval(secs => p_grace_seconds))
    where s.id = old.id;
  insert into session (caterer_id, created_by, updated_by, user_id, family_id, family_expires_at, access_token_hash,
    refresh_token_hash, access_expires_at, refresh_expires_at)
  values (old.caterer_id, old.user_id, old.user_id, old.user_id, old.family_id, old.family_expires_at, p_new_access_hash,
    p_new_refresh_hash, now() + make_interval(secs => p_access_seconds),
    least(old.family_expires_at, now() + make_interval(secs => p_refresh_seconds)))
  returning id into new_id;
  return query select 'rotated', new_id, old.caterer_id, old.user_id;
end $$;
--> statement-breakpoint
-- Counts an attempt and says whether it is within the limit. Taken before the password is looked at, so that parallel
-- guesses cannot pass together; a good login clears the key.
create function take_attempt(p_key text, p_limit integer, p_window_seconds integer) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_key, 0));
  delete from login_attempt where key = p_key and created_at < now() - make_interval(secs => p_window_seconds);
  if (select count(*) from login_attempt where key = p_key) >= p_limit then return false; end if;
  insert into login_attempt (caterer_id, key) values (0, p_key);
  return true;
end $$;
--> statement-breakpoint
create function clear_attempts(p_key text) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from login_attempt where key = p_key
$$;
--> statement-breakpoint
-- Leases the oldest job that waits, or whose worker gave no sign of life. One copy of the server gets it.
create function lease_import_job(p_owner text, p_seconds integer)
  returns table (import_job_id bigint, caterer_id integer, kind text, state text)
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update import_job j set lease_owner = p_owner, lease_until = now() + make_interval(secs => p_seconds)
  where j.id = (
    select w.id from import_job w
    where w.state in ('reading', 'applying') and (w.lease_until is null or w.lease_until < now())
    order by w.id for update skip locked limit 1
  )
  returning j.id, j.caterer_id, j.kind, j.state
$$;
--> statement-breakpoint
-- Deletes what has served its time: dead sessions, old attempts, answers kept for repeated writes.
create function forget_expired() returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from session s where s.family_expires_at < now() or s.refresh_expires_at < now() - interval '1 day';
  delete from login_attempt where created_at < now() - interval '1 day';
  delete from idempotency_key where created_at < now() - interval '1 day';
$$;
--> statement-breakpoint
create function caterer_count() returns integer
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select count(*)::integer from caterer
$$;
--> statement-breakpoint
-- For the operator's commands only: the role that work runs under may not call it.
create function create_caterer(
  p_name text, p_country text, p_time_zone text, p_currency text,
  p_nutrition_analysis boolean, p_inventory_enabled boolean, p_production_record boolean
) returns integer
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with next as materialized (select nextval('caterer_id_seq') as id)
  insert into caterer (id, caterer_id, name, country, time_zone, currency, nutrition_analysis, inventory_enabled, production_record)
  select id, id, p_name, p_country, p_time_zone, p_currency, p_nutrition_analysis, p_inventory_enabled, p_production_record
  from next
  returning caterer_id
$$;
--> statement-breakpoint
do $$
declare
  target regprocedure;
begin
  grant create on schema public to commissary_definer;
  for target in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and prosecdef loop
    execute format('revoke all on function %s from public', target);
    if target <> 'create_caterer(text,text,text,text,boolean,boolean,boolean)'::regprocedure then
      execute format('grant execute on function %s to commissary_app', target);
    else
      execute format('grant execute on function %s to current_user', target);
    end if;
    execute format('alter function %s owner to commissary_definer', target);
  end loop;
  revoke create on schema public from commissary_definer;
end $$;
--> statement-breakpoint
grant usage on schema public to commissary_app, commissary_definer;
