ALTER TABLE "users" ADD COLUMN "telegram_chat_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_telegram_chat_id" CHECK ("users"."telegram_chat_id" ~ '^-?[0-9]{1,19}$');