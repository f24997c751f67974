ALTER TABLE "ingredient" ALTER COLUMN "crediting" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "ingredient" ALTER COLUMN "crediting" DROP NOT NULL;--> statement-breakpoint
-- No rules meant both "does not credit" and "nobody looked". Only the second is safe to assume. A change of type rewrites
-- the rows of every caterer; an update would see none, because policies bind the owner, too.
ALTER TABLE "ingredient" ALTER COLUMN "crediting" SET DATA TYPE jsonb USING nullif("crediting", '[]'::jsonb);
