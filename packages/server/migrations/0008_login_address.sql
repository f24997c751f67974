CREATE TABLE "login_address" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"address_hash" text NOT NULL,
	"last_login_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_address_once" UNIQUE("caterer_id","user_id","address_hash")
);
--> statement-breakpoint
ALTER TABLE "login_address" ADD CONSTRAINT "login_address_user" FOREIGN KEY ("caterer_id","user_id") REFERENCES "public"."app_user"("caterer_id","id") ON DELETE cascade ON UPDATE no action;