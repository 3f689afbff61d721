import {
  ArrowLeftRight,
  Gauge,
  Globe,
  Info,
  Keyboard,
  Languages,
  List,
  ListChecks,
  type LucideIcon,
  NotebookPen,
  Plug,
  Shield,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlainKey } from '@/utils/texts/text-key';
import { AboutScreen } from './about-screen';
import { ConnectionSettingsScreen } from './connection-settings-screen';
import { KeyboardScreen } from './keyboard-screen';
import { LanguageScreen } from './language-screen';
import { LogScreen } from './log-screen';
import { LookupsScreen } from './lookups-screen';
import { NoteScreen } from './note-screen';
import { PrivacyScreen } from './privacy-screen';
import { ProviderProfileSection } from './provider-profile-section';
import { SitesScreen } from './sites-screen';
import { TransferScreen } from './transfer-screen';

/** A page of the settings. `places`: ids of fields and headings in it that addresses name. */
interface SettingsSection {
  id: string;
  title: PlainKey;
  lead?: PlainKey;
  places?: readonly string[];
  Icon: LucideIcon;
  content: ReactNode;
}

/** Where the settings open. */
const CONNECTION: SettingsSection = {
  id: 'connection',
  title: 'settings.connection',
  lead: 'settings.connectionLead',
  places: ['dashboard-url'],
  Icon: Plug,
  content: <ConnectionSettingsScreen />,
};

/** The pages of the settings, in display order. */
export const SECTIONS: readonly SettingsSection[] = [
  CONNECTION,
  { id: 'sites', title: 'settings.sites', Icon: Globe, content: <SitesScreen /> },
  { id: 'reading', title: 'settings.providerProfile', Icon: Gauge, content: <ProviderProfileSection /> },
  { id: 'lookups', title: 'settings.lookups', places: ['daily-limit'], Icon: List, content: <LookupsScreen /> },
  { id: 'language', title: 'settings.language', Icon: Languages, content: <LanguageScreen /> },
  { id: 'keyboard', title: 'settings.keyboard', Icon: Keyboard, content: <KeyboardScreen /> },
  { id: 'privacy', title: 'settings.privacy', Icon: Shield, content: <PrivacyScreen /> },
  { id: 'note', title: 'settings.note', Icon: NotebookPen, content: <NoteScreen /> },
  { id: 'log', title: 'settings.log', places: ['check-log'], Icon: ListChecks, content: <LogScreen /> },
  { id: 'transfer', title: 'settings.transfer', Icon: ArrowLeftRight, content: <TransferScreen /> },
  { id: 'about', title: 'settings.about', Icon: Info, content: <AboutScreen /> },
];

/** Returns the section that a place belongs to: its id, or that of a field or heading in it. */
export const sectionAt = (place: string): SettingsSection =>
  SECTIONS.find(({ id, places }) => id === place || places?.includes(place)) ?? CONNECTION;
