ALTER TABLE "caterer" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "caterer" ADD CONSTRAINT "caterer_language" CHECK ("caterer"."language" in ('en', 'es', 'ar'));--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_language" CHECK ("app_user"."language" in ('en', 'es', 'ar'));--> statement-breakpoint
-- The user's language, or else the caterer's, decides the language of answers.
drop function find_session(text);
--> statement-breakpoint
create function find_session(p_access_hash text)
  returns table (session_id bigint, family_id uuid, caterer_id integer, user_id bigint, role text, flags jsonb,
    modules jsonb, country text, language text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.id, s.family_id, s.caterer_id, s.user_id, u.role,
    jsonb_build_object('nutritionAnalysis', c.nutrition_analysis, 'inventoryEnabled', c.inventory_enabled), u.modules,
    c.country, coalesce(u.language, c.language)
  from session s join app_user u on u.id = s.user_id join caterer c on c.id = s.caterer_id
  where s.access_token_hash = p_access_hash and s.access_expires_at > now() and s.family_expires_at > now()
    and (s.replaced_at is null or s.replaced_at < now() + interval '1 minute')
    and is_family_alive(s.family_id, s.user_id)
$$;
--> statement-breakpoint
do $$ begin
  grant create on schema public to commissary_definer;
  revoke all on function find_session(text) from public;
  grant execute on function find_session(text) to commissary_app;
  alter function find_session(text) owner to commissary_definer;
  revoke create on schema public from commissary_definer;
end $$;
