-- The clock of a host can be set back. What was written later than now tells that it was: a token that was spent then is not
-- within its grace again, and an attempt from then is forgotten, or it would lock an account out for as long as the jump.
create or replace function rotate_session(
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
  if old.replaced_at is not null and (old.replaced_at + make_interval(secs => p_grace_seconds) < now()
    or old.replaced_at > now() + make_interval(secs => p_grace_seconds))
  then
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
create or replace function find_session(p_access_hash text)
  returns table (session_id bigint, family_id uuid, caterer_id integer, user_id bigint, role text, flags jsonb,
    modules jsonb, country text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.id, s.family_id, s.caterer_id, s.user_id, u.role,
    jsonb_build_object('nutritionAnalysis', c.nutrition_analysis, 'inventoryEnabled', c.inventory_enabled), u.modules,
    c.country
  from session s join app_user u on u.id = s.user_id join caterer c on c.id = s.caterer_id
  where s.access_token_hash = p_access_hash and s.access_expires_at > now() and s.family_expires_at > now()
    and (s.replaced_at is null or s.replaced_at < now() + interval '1 minute')
    and is_family_alive(s.family_id, s.user_id)
$$;
--> statement-breakpoint
create or replace function take_attempt(p_key text, p_limit integer, p_window_seconds integer) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_key, 0));
  delete from login_attempt where key = p_key
    and (created_at < now() - make_interval(secs => p_window_seconds) or created_at > now() + interval '1 minute');
  if (select count(*) from login_attempt where key = p_key) >= p_limit then return false; end if;
  insert into login_attempt (caterer_id, key) values (0, p_key);
  return true;
end $$;
